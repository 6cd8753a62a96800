"""What the screens before and after a game show: values in, pictures of cells out."""

/* The yardstick: two players, a ring buffer each, a card at a time, until somebody has won. */

#include <stdint.h>

enum { PLACES = 64, LAST = PLACES - 1, EACH = 26, PACK = 52, COURTS = 16 };

typedef struct {
    uint8_t cards[PLACES];
    unsigned top, size;
} Hand;

static uint64_t state;

static uint64_t draw(void)
{
    uint64_t word = state += 0x9E3779B97F4A7C15u;
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9u;
    word = (word ^ word >> 27) * 0x94D049BB133111EBu;
    return (word ^ word >> 31) >> 32;
}

static void shuffle(uint8_t *pack)
{
    for (unsigned last = PACK - 1; last; last--) {
        unsigned place = draw() * (last + 1) >> 32;
        uint8_t card = pack[place];
        pack[place] = pack[last];
        pack[last] = card;
    }
}

static void deal(const uint8_t *pack, Hand *hands)
{
    for (int seat = 0; seat < 2; seat++) {
        hands[seat].top = 0;
        hands[seat].size = EACH;
        for (int card = 0; card < EACH; card++)
            hands[seat].cards[card] = pack[2 * card + seat];
    }
}

static void play(Hand *hands, int64_t *cards, int64_t *tricks)
{
    uint8_t pile[PLACES];
    int seat = 0;
    while (hands[0].size && hands[1].size) {
        unsigned size = 0, owed = 0;
        while (hands[seat].size) {
            Hand *hand = &hands[seat];
            uint8_t card = hand->cards[hand->top];
            hand->top = (hand->top + 1) & LAST;
            hand->size--;
            pile[size++] = card;
            if (card) {
                owed = card;
                seat ^= 1;
            } else if (!owed) {
                seat ^= 1;
            } else if (!--owed) {
                break;
            }
        }
        seat ^= 1;
        Hand *winner = &hands[seat];
        for (unsigned card = 0; card < size; card++)
            winner->cards[(winner->top + winner->size + card) & LAST] = pile[card];
        winner->size += size;
        *cards += size;
        ++*tricks;
    }
}

/* Deal and play so many random deals; all their cards and tricks are added up. */
void play_deals(uint64_t seed, int64_t deals, int64_t *cards, int64_t *tricks)
{
    uint8_t pack[PACK];
    Hand hands[2];
    for (int card = 0; card < PACK; card++)
        pack[card] = card < COURTS ? card % 4 + 1 : 0;
    state = seed;
    while (deals--) {
        shuffle(pack);
        deal(pack, hands);
        play(hands, cards, tricks);
    }
}

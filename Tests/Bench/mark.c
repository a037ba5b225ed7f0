#include "mark.h"

// Darker than the one is black, brighter than the other is white; between them is neither.
enum { BLACK_BELOW = 64, WHITE_ABOVE = 191, MARK_BITS = 6 };

bool mark_block_is_white(int number, int block)
{
    if (block < 2) return block == 0;
    int bit = MARK_BITS - block / 2;
    bool is_opposite = block % 2 == 1;
    return ((number >> bit & 1) == 1) != is_opposite;
}

static bool spells(const unsigned char brightness[MARK_BLOCKS], int number)
{
    for (int block = 0; block < MARK_BLOCKS; block++) {
        bool fits = mark_block_is_white(number, block) ? brightness[block] > WHITE_ABOVE
                                                       : brightness[block] < BLACK_BELOW;
        if (!fits) return false;
    }
    return true;
}

int mark_number(const unsigned char brightness[MARK_BLOCKS])
{
    int number = 0;
    for (int block = 2; block < MARK_BLOCKS; block += 2) {
        number = number << 1 | (brightness[block] > WHITE_ABOVE);
    }
    return spells(brightness, number) ? number : 0;
}

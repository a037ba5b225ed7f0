// The slide's number as a row of black and white blocks in the middle of each picture of the deck.
//
// A row is 14 blocks: white, black, then for each of six bits (highest first) the bit and its opposite, white
// being 1. A row that is half faded, shifted or covered does not read as any number. The deck paints it, the
// bench reads it from the screen: big enough to survive scaling, away from the player's buttons at the edges.
#ifndef BENCH_MARK_H
#define BENCH_MARK_H

#include <stdbool.h>

enum {
    PICTURE_WIDTH = 2048,   // pixels of a deck's picture
    PICTURE_HEIGHT = 1536,
    MARK_BLOCKS = 14,
    MARK_BLOCK_WIDTH = 80,  // picture pixels
    MARK_HEIGHT = 160,
    MARK_LEFT = (PICTURE_WIDTH - MARK_BLOCKS * MARK_BLOCK_WIDTH) / 2,
    MARK_TOP = (PICTURE_HEIGHT - MARK_HEIGHT) / 2,
    MARK_HIGHEST = 63,      // the highest number that six bits hold
};

// Whether the block (0 to 13, from the left) of the number (1 to 63) is white.
bool mark_block_is_white(int number, int block);

// The number that 14 brightnesses (0 to 255, one from the middle of each block) spell, or 0 for none.
int mark_number(const unsigned char brightness[MARK_BLOCKS]);

#endif

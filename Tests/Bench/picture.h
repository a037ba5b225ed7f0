// The deck's pictures: noise at several scales, round shapes and grain, so that they compress like photographs.
#ifndef BENCH_PICTURE_H
#define BENCH_PICTURE_H

#include <SDL2/SDL.h>

// Paints slide `number` (1 to 63), its mark included, into a new 24-bit surface; the same pixels in every run.
// The caller frees it; NULL when SDL has no memory.
SDL_Surface *picture_make(int number);

#endif

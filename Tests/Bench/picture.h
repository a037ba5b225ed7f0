// The pictures: noise at several scales, round shapes and grain, so that they compress like photographs.
#ifndef BENCH_PICTURE_H
#define BENCH_PICTURE_H

#include <SDL2/SDL.h>

// Paints scene `number` (1 to 63) into a new 24-bit surface; the same pixels in every run. The caller frees it; NULL
// when SDL has no memory.
SDL_Surface *picture_make(int number, int width, int height);

// Paints the slide's number (1 to 63) over a picture of the deck's size, see mark.h.
void picture_mark(SDL_Surface *surface, int number);

#endif

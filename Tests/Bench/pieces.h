// The figures of a deck's slides: round pieces cut out of each picture, which sway, and hop when they are touched.
#ifndef BENCH_PIECES_H
#define BENCH_PIECES_H

#include <SDL2/SDL.h>

#include <stdio.h>

// Writes the pieces of a slide's picture and what lies behind them: slide01-1.png, slide01-1-behind.jpg …
void pieces_write(const char *folder, int number, SDL_Surface *picture);

// Writes the field `figures` of a slide into story.json.
void pieces_tell(FILE *story, int number);

// The middle of the piece that moves only when it is touched, in points of the stage (1600 x 1200).
enum { CALM_PIECE_X = 1290, CALM_PIECE_Y = 600 };

#endif

// A fake sound card for the player: it reads the samples that SDL's disk driver writes into a FIFO at the pace of a
// real card, and records when a beep is played.
//
// The FIFO has two pages, which are two periods of 512 frames: as much as SDL buffers for a real card (ALSA). The
// driver's own pace, whole milliseconds per period, would be six percent too fast.
#ifndef BENCH_CARD_H
#define BENCH_CARD_H

#include "clock.h"

enum { MOST_BEEPS = 64 };

// Makes the FIFO and listens to it from now on, on a thread of its own. Ends the bench if it cannot.
void card_open(const char *fifo);

// Clears the beeps; nothing may be playing.
void card_clear(void);

// The times of the beeps since then; returns their number.
int card_beeps(nanoseconds beeps[MOST_BEEPS]);

#endif

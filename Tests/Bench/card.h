// A sound card for the player: it takes the samples that SDL's disk driver writes into a FIFO at the pace at which a
// card plays them, and notes when a beep is heard.
//
// The FIFO is one page, which is two periods of 512 frames: as much as SDL has on the way to a real card (ALSA). The
// driver's own pace, whole milliseconds for each period, would be six in a hundred too fast.
#ifndef BENCH_CARD_H
#define BENCH_CARD_H

#include "clock.h"

enum { MOST_BEEPS = 64 };

// Makes the FIFO and listens to it from now on, on a thread of its own. Ends the bench if it cannot.
void card_open(const char *fifo);

// Forgets the beeps; nothing may be sounding.
void card_clear(void);

// When the beeps were heard that have come since; returns their number.
int card_beeps(nanoseconds beeps[MOST_BEEPS]);

#endif

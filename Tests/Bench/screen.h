// The X display and the keys sent to it: the bench sees and does only what a child could.
#ifndef BENCH_SCREEN_H
#define BENCH_SCREEN_H

#include "clock.h"

#include <X11/X.h>
#include <X11/keysym.h>
#include <stdbool.h>

// Opens the display named by $DISPLAY, whose windows fill it (width x height pixels). Ends the bench with a
// line on stderr when the display, or an extension of it, is missing.
void screen_open(int width, int height);

// The number of the slide whose mark can be read now; 0 for none.
int screen_slide(void);

// A number made from one row of pixels across the whole stage, clear of the mark: other pixels, other number.
uint64_t screen_fingerprint(void);

// From now on watches this part of the stage, in its points (1600 x 1200).
void screen_watch(double x, double y, double width, double height);

// A number made from the pixels of the part that is watched: other pixels, other number.
uint64_t screen_watched(void);

// Waits until that number is another one than before; returns when it was, or 0 if it was not by the deadline.
nanoseconds screen_wait_for_change(uint64_t before, nanoseconds deadline);

// Where the mark behind the word that is said begins: another word, another number; 0 for no mark.
int screen_spoken_place(void);

// Waits until something has been painted anywhere; returns when it was, or 0 if nothing was by the deadline.
nanoseconds screen_wait_for_paint(nanoseconds deadline);

// Waits until the slide's mark has been read; returns when it was, or 0 if it was not by the deadline.
nanoseconds screen_wait_for_slide(int number, nanoseconds deadline);

// Waits until the fingerprint is this one; returns when it was, or 0 if it was not by the deadline.
nanoseconds screen_wait_for_fingerprint(uint64_t fingerprint, nanoseconds deadline);

// Presses and releases a key; returns when.
nanoseconds screen_press(KeySym key);

// Touches the stage at a place in its points (1600 x 1200), goes on to another, and lets go, as the mouse does.
void screen_touch(double x, double y);
void screen_move(double x, double y);
void screen_let_go(void);

// Turns the mouse's wheel by one notch.
void screen_wheel_down(void);

#endif

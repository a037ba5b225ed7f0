// A hand's gestures that make something move, step by step (see gestures.c).
#ifndef BENCH_GESTURES_H
#define BENCH_GESTURES_H

#include "movement.h"

void fold(struct movement *, int step);
void count_down(struct movement *, int step);
void hold(struct movement *, int step);
void go_home_and_back(struct movement *, int step);
void press_cover(struct movement *, int step);
void move_focus(struct movement *, int step);
void fling_strip(struct movement *, int step);
void carry_page(struct movement *, int step);
void wake_buttons(struct movement *, int step);
void hold_cover(struct movement *, int step);
void tap_figure(struct movement *, int step);
void speak(struct movement *, int step);
void scroll_by_screens(struct movement *, int step);
void pass_check(struct movement *, int step);

#endif

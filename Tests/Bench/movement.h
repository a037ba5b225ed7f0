// Paintings during a movement, and their cost.
#ifndef BENCH_MOVEMENT_H
#define BENCH_MOVEMENT_H

#include "process.h"
#include "results.h"
#include "subject.h"

struct movement {
    struct usage before;
    pid_t program;
    int frames;             // paintings
    nanoseconds last;       // when the last one was
    long slept;             // how often the main thread had fallen asleep by then
    // Between two paintings, without the rests: how many times that was, how long in all, and how often the main thread
    // fell asleep.
    int spans;
    nanoseconds moving;
    long sleeps;
};

void movement_begin(struct movement *movement, pid_t program);

// Notes a painting; whether it is a new frame and not another part of the last one.
bool movement_note(struct movement *movement, nanoseconds painted);

// Notes what is painted for a while.
void movement_watch(struct movement *movement, nanoseconds duration);

// The cost of a movement.
struct movement_use {
    double cpu;       // of the program's main thread, ms a frame
    double wakeups;   // a second of moving: how often the main thread fell asleep, but for the one time in each
                      // frame at which every program on X waits until its pixels have been taken
    double all;       // CPU of the program and its helpers, all threads, ms
};

struct movement_use movement_end(const struct movement *movement);

// Adds NAME_p50, NAME_p99 (what the player says of its frames, ms), NAME_ratio (the CPU against the frames' own cost)
// and NAME_wakeups. The player must have ended.
void movement_add(
    struct results *results, const char *name, const struct movement_use *use, const struct setting *setting);

#endif

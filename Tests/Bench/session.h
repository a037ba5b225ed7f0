// One run of a program under test: opened on a deck, its pages turned, ended.
#ifndef BENCH_SESSION_H
#define BENCH_SESSION_H

#include "clock.h"
#include "subject.h"

enum {
    DECK_SLIDES = 40,
    DECK_TURNS = DECK_SLIDES - 1,  // from the first slide to the last
    ROUND_TRIP = 2 * DECK_TURNS,   // and back again
};

struct session {
    const struct subject *subject;
    pid_t program;
    nanoseconds started;    // just before the program's process was made
    nanoseconds shown;      // when slide 1 was painted
};

// Starts the program and waits for slide 1. If that does not come within ten seconds it says so on stderr, ends the
// program and returns false.
bool session_open(
    struct session *session, const struct subject *subject, const struct setting *setting, const char *pack,
    enum motion motion);

// Waits until the program rests, 30 seconds at the most: the pictures that it reads ahead are ready.
void session_rest(void);

// Turns the next page on an endless walk through the deck and back, of which `turn` pages (from 0) have been turned.
// Returns the time from the key press until the new slide was painted; if that takes more than five seconds it says
// so on stderr and returns 0.
nanoseconds session_walk(const struct session *session, int turn);

void session_close(const struct session *session);

#endif

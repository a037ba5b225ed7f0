#include "card.h"

#include <fcntl.h>
#include <math.h>
#include <poll.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    RATE = 48000,         // frames a second, two channels of floats
    PERIOD = 512,         // frames that are taken at once
    PIPE = 8192,          // bytes: two periods
    PAUSE = RATE / 10,    // frames of quiet before a beep
};

static const float loud = 0.18f;  // a beep is louder, a pause is softer
static int samples_file = -1;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static nanoseconds heard[MOST_BEEPS];
static int heard_count;

static nanoseconds frames_time(int64_t frames)
{
    return frames * SECONDS / RATE;
}

static void note(nanoseconds time)
{
    pthread_mutex_lock(&lock);
    if (heard_count < MOST_BEEPS) heard[heard_count++] = time;
    pthread_mutex_unlock(&lock);
}

// Looks for beeps in a period whose first frame is heard at `start`.
static void hear(float (*frames)[2], nanoseconds start)
{
    static int quiet = PAUSE;
    for (int i = 0; i < PERIOD; i++) {
        bool is_loud = fabsf(frames[i][0]) > loud;
        if (is_loud && quiet >= PAUSE) note(start + frames_time(i));
        quiet = is_loud ? 0 : quiet + 1;
    }
}

static bool take(float (*frames)[2])
{
    return read(samples_file, frames, PERIOD * sizeof frames[0]) == (ssize_t)(PERIOD * sizeof frames[0]);
}

static void sleep_until(nanoseconds moment)
{
    struct timespec time = {moment / SECONDS, moment % SECONDS};
    clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, NULL);
}

// A period a time, as long as there is one when it is due; then, after a silence, from its arrival on.
static void *play(void *ignored)
{
    (void)ignored;
    static float frames[PERIOD][2];
    for (;;) {
        struct pollfd arrival = {.fd = samples_file, .events = POLLIN};
        poll(&arrival, 1, -1);
        nanoseconds start = clock_now();
        for (int64_t played = 0; take(frames); played += PERIOD) {
            hear(frames, start + frames_time(played));
            sleep_until(start + frames_time(played + PERIOD));
        }
    }
    return NULL;
}

void card_open(const char *fifo)
{
    pthread_t thread;
    unlink(fifo);
    // Open for writing, too, so that it stays open when the player lets it go.
    bool is_open = mkfifo(fifo, 0600) == 0 && (samples_file = open(fifo, O_RDWR | O_NONBLOCK | O_CLOEXEC)) >= 0;
    if (is_open && fcntl(samples_file, F_SETPIPE_SZ, PIPE) == PIPE && pthread_create(&thread, NULL, play, NULL) == 0) {
        return;
    }
    perror(fifo);
    exit(1);
}

void card_clear(void)
{
    pthread_mutex_lock(&lock);
    heard_count = 0;
    pthread_mutex_unlock(&lock);
}

int card_beeps(nanoseconds beeps[MOST_BEEPS])
{
    pthread_mutex_lock(&lock);
    int count = heard_count;
    for (int i = 0; i < count; i++) beeps[i] = heard[i];
    pthread_mutex_unlock(&lock);
    return count;
}

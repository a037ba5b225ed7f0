// Time for the bench: moments and durations in nanoseconds of the monotonic clock.
#ifndef BENCH_CLOCK_H
#define BENCH_CLOCK_H

#include <stdint.h>
#include <time.h>

typedef int64_t nanoseconds;

#define MILLISECONDS ((nanoseconds)1000000)
#define SECONDS (1000 * MILLISECONDS)

static inline nanoseconds nanoseconds_of(struct timespec time)
{
    return time.tv_sec * SECONDS + time.tv_nsec;
}

static inline nanoseconds clock_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return nanoseconds_of(now);
}

static inline void clock_sleep(nanoseconds duration)
{
    struct timespec time = {duration / SECONDS, duration % SECONDS};
    nanosleep(&time, NULL);
}

static inline double in_milliseconds(nanoseconds duration)
{
    return (double)duration / (double)MILLISECONDS;
}

#endif

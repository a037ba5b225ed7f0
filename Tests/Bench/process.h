// The program under test with all that it starts, and what they cost together.
//
// Every process below the bench belongs to the program under test: there is one at a time, and helpers that
// outlive their parent come to the bench.
#ifndef BENCH_PROCESS_H
#define BENCH_PROCESS_H

#include "clock.h"

#include <stdbool.h>
#include <sys/types.h>

// Starts a program; its output goes to the end of the log. Ends the bench if it cannot.
pid_t process_start(char *const arguments[], const char *log);

// Asks the program to end, and ends whatever is left of it and of its helpers three seconds later.
void process_end(pid_t program);

// Waits until a program that ends by itself has ended; whether it says that all went well. `largest` becomes the most
// memory (resident) that it, or one of the processes it has waited for, had at any moment, in MB (10^6 bytes).
bool process_finish(pid_t program, double *largest);

// Waits until the program and its helpers rest: under a tenth of one core for half a second. Gives up at the
// deadline.
void process_wait_for_rest(nanoseconds deadline);

enum { MOST_PROCESSES = 64, MOST_THREADS = 256 };

// What the program and its helpers have used up to now. Two of them tell what passed between.
struct usage {
    struct { pid_t process; nanoseconds cpu; } processes[MOST_PROCESSES];  // all threads, ended ones too
    struct { pid_t thread; long sleeps; } threads[MOST_THREADS];  // times it fell asleep, to be woken later
    int process_count, thread_count;
};

void usage_read(struct usage *usage);
nanoseconds usage_cpu(const struct usage *before, const struct usage *after);
long usage_wakeups(const struct usage *before, const struct usage *after);

// The memory of the program and its helpers in MB (10^6 bytes); shared pages count in parts (PSS).
double process_memory(void);

#endif

// The program under test with all its child processes, and what they cost together.
//
// Every process below the bench belongs to the program under test: there is one at a time, and orphaned helpers
// are reparented to the bench.
#ifndef BENCH_PROCESS_H
#define BENCH_PROCESS_H

#include "clock.h"

#include <stdbool.h>
#include <sys/types.h>

// Starts a program; its output goes to the end of the log. Ends the bench if it cannot.
pid_t process_start(char *const arguments[], const char *log);

// The same for a program that is asked in lines and answers in lines: `to` and `from` become the bench's ends of its
// standard input and output.
pid_t process_start_asked(char *const arguments[], const char *log, int *to, int *from);

// Restricts the bench and what it starts from now on to one core, or lifts that.
void process_use_one_core(bool is_one);

// Asks the program to exit, and kills whatever is left of it and its helpers three seconds later.
void process_end(pid_t program);

// The same for a program that exits by itself, through GNU time, which writes the memory to a file: the maximum of a
// child forked here would start with the bench's own size.
pid_t process_start_measured(char *const arguments[], const char *log, const char *note);

// Whether a started program is still running.
bool process_runs(pid_t program);

// Waits until a program that ends by itself has ended; whether it says that all went well.
bool process_wait(pid_t program);

// The same for a program that was measured. `largest` becomes the most memory (resident)
// that it, or one of the processes it has waited for, had at any moment, in MB (10^6 bytes).
bool process_finish(pid_t program, const char *note, double *largest);

// Waits until the program and its helpers rest: under a tenth of one core for half a second. Gives up at the
// deadline.
void process_wait_for_rest(nanoseconds deadline);

enum { MOST_PROCESSES = 64, MOST_THREADS = 256 };

// What the program and its helpers have used up to now. Two of them tell what passed between.
struct usage {
    struct { pid_t process; nanoseconds cpu; } processes[MOST_PROCESSES];  // all threads, ended ones too
    struct thread_usage {
        pid_t thread;
        long sleeps;      // times it fell asleep, to be woken later
        nanoseconds cpu;
    } threads[MOST_THREADS];
    int process_count, thread_count;
};

void usage_read(struct usage *usage);
nanoseconds usage_cpu(const struct usage *before, const struct usage *after);

// The same without the program's own process: of its helpers alone.
nanoseconds usage_cpu_of_helpers(const struct usage *before, const struct usage *after, pid_t program);

long usage_wakeups(const struct usage *before, const struct usage *after);

// What one thread has used; a process's main thread has its number.
struct thread_usage usage_thread(const struct usage *before, const struct usage *after, pid_t thread);

// How often the main thread of a process has fallen asleep.
long process_sleeps(pid_t process);

// The memory of the program and its helpers in MB (10^6 bytes); shared pages count in parts (PSS).
double process_memory(void);

#endif

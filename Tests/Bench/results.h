// Measured values, gathered by name, and their summary.
#ifndef BENCH_RESULTS_H
#define BENCH_RESULTS_H

enum { MOST_SERIES = 64, MOST_VALUES = 8192, MOST_MISSES = 32, NAME_SIZE = 32, REASON_SIZE = 256 };

// All values measured under one name, with one program.
struct series {
    char name[NAME_SIZE];
    double values[MOST_VALUES];
    int count;
};

// What could not be measured.
struct miss {
    char name[NAME_SIZE];  // of a case, or of something that moves
    char why[REASON_SIZE];
};

struct results {
    struct series series[MOST_SERIES];
    int count;
    struct miss misses[MOST_MISSES];
    int miss_count;
};

// Notes a value under a name. Values beyond the most are left out.
void results_add(struct results *results, const char *name, double value);

// Notes a value under the name THING_WHAT.
void results_add_of(struct results *results, const char *thing, const char *what, double value);

// Notes why there is a value too few, or none.
void results_miss(struct results *results, const char *name, const char *why);

// Prints a line for every name, with tabs between: the window's size, the program, the name, how many values,
// the lowest, p50, p95, p99, the highest. Then a line for all that could not be measured: the size, the program, the
// name, 0, and why.
void results_print(struct results *results, const char *size, const char *program);

#endif

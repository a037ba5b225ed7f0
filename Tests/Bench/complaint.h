// Why something could not be measured.
#ifndef BENCH_COMPLAINT_H
#define BENCH_COMPLAINT_H

// Prints it on stderr, and stores it: a sentence without the program's name or a full stop.
__attribute__((format(printf, 1, 2))) void complain(const char *format, ...);

// The last message; "nothing was said" if there was none since the last call.
const char *complaint(void);

#endif

// Why something could not be measured.
#ifndef BENCH_COMPLAINT_H
#define BENCH_COMPLAINT_H

// Says it on stderr, and keeps it: a sentence without the program's name or a full stop.
__attribute__((format(printf, 1, 2))) void complain(const char *format, ...);

// What was said last; "nothing was said" where that was nothing since the last call.
const char *complaint(void);

#endif

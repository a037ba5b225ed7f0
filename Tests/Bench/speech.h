// Words with known start times: each starts with a beep.
#ifndef BENCH_SPEECH_H
#define BENCH_SPEECH_H

enum {
    SPEECH_WORDS = 12,
    SPEECH_PAUSE_WORD = 6,  // the word (from 1) that is long enough to pause in, and to go on in
};

extern const char *const speech_text;

// When a word (from 0) begins, in seconds of the clip; one more than there are for the end of the last one.
double speech_start(int word);

// A sample of the clip: a beep at the start of each word, and quiet.
int speech_sample(double seconds);

#endif

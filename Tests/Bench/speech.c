#include "speech.h"

#include <math.h>

const char *const speech_text = "Reiz mežā dzīvoja lapsa, kas prata dziedāt, dejot un stāstīt skaistas pasakas.";

static const double starts[SPEECH_WORDS + 1] = {
    0.50, 1.05, 1.75, 2.40, 3.25, 3.80, 4.70, 5.30, 6.15, 6.65, 7.40, 8.05, 8.90,
};

static const double beep = 0.06;  // seconds

double speech_start(int word)
{
    return starts[word];
}

int speech_sample(double seconds)
{
    for (int word = 0; word < SPEECH_WORDS; word++) {
        double since = seconds - starts[word];
        if (since >= 0 && since < beep) return (int)(20000 * cos(2 * 3.14159265358979 * 1500 * since));
    }
    return 0;
}

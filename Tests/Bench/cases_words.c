// The case about reading along: whether a word is marked when it is said.
#include "card.h"
#include "cases.h"
#include "complaint.h"
#include "movement.h"
#include "process.h"
#include "screen.h"
#include "speech.h"

#include <stdio.h>
#include <stdlib.h>

enum { PATH_SIZE = 1024 };

static const nanoseconds time_to_say = 25 * SECONDS;
static const nanoseconds before_pause = 250 * MILLISECONDS, pause_length = 700 * MILLISECONDS;
static const nanoseconds tap_length = 300 * MILLISECONDS;  // the small sound of the button

// When each word was marked, and when Pause and Play were pressed.
struct reading {
    nanoseconds marks[SPEECH_WORDS], presses[2];
    int mark_count, press_count;
};

// Notes the marks until all words have been said; in the middle of one the voice rests for a moment.
static void watch(struct reading *reading, nanoseconds end)
{
    int last = 0;
    nanoseconds next_press = end;
    *reading = (struct reading){.mark_count = 0};
    while (reading->mark_count < SPEECH_WORDS && clock_now() < end) {
        nanoseconds painted = screen_wait_for_paint(next_press);
        if (painted == 0 && reading->press_count < 2) {
            reading->presses[reading->press_count++] = screen_press(XK_space);
            next_press = reading->press_count == 1 ? next_press + pause_length : end;
        }
        int place = painted == 0 ? 0 : screen_spoken_place();
        if (place == 0 || place == last) continue;
        last = place;
        reading->marks[reading->mark_count++] = painted;
        if (reading->mark_count == SPEECH_PAUSE_WORD) next_press = painted + before_pause;
    }
}

// Leaves out what was heard when the button was pressed; returns how many beeps are left.
static int leave_out_taps(nanoseconds beeps[MOST_BEEPS], int count, const struct reading *reading)
{
    int left = 0;
    for (int i = 0; i < count; i++) {
        bool is_tap = false;
        for (int j = 0; j < reading->press_count; j++) {
            nanoseconds since = beeps[i] - reading->presses[j];
            if (since >= 0 && since < tap_length) is_tap = true;
        }
        if (!is_tap) beeps[left++] = beeps[i];
    }
    return left;
}

static bool add_reading(struct results *results, const struct reading *reading)
{
    nanoseconds beeps[MOST_BEEPS];
    int count = leave_out_taps(beeps, card_beeps(beeps), reading);
    if (count != SPEECH_WORDS || reading->mark_count != SPEECH_WORDS) {
        complain(
            "pasaka: of %d words %d were heard and %d marked", SPEECH_WORDS, count, reading->mark_count);
        return false;
    }
    for (int word = 0; word < SPEECH_WORDS; word++) {
        double late = in_milliseconds(reading->marks[word] - beeps[word]);
        results_add(results, "words_late", late);
        results_add(results, "words_apart", late < 0 ? -late : late);
    }
    return true;
}

// words: milliseconds from the moment a word's first sample is heard until it is marked, negative where the mark comes
// first (words_late), and how far the two are apart (words_apart).
bool measure_words(const struct bench *bench, const struct subject *subject, struct results *results)
{
    static char fifo[PATH_SIZE], pack[PATH_SIZE], state[PATH_SIZE], unbuffered[PATH_SIZE];
    if (fifo[0] == 0) {
        snprintf(fifo, sizeof fifo, "%s/sound-%d", bench->setting.temporary, bench->setting.width);
        card_open(fifo);
    }
    snprintf(pack, sizeof pack, "%s/words", bench->packs);
    snprintf(state, sizeof state, "%s/reader", bench->setting.temporary);
    snprintf(unbuffered, sizeof unbuffered, "%s/unbuffered.so", bench->setting.temporary);
    setenv("SDL_AUDIODRIVER", "disk", 1);
    setenv("SDL_DISKAUDIOFILE", fifo, 1);
    setenv("SDL_DISKAUDIODELAY", "0", 1);  // the card keeps the time
    setenv("LD_PRELOAD", unbuffered, 1);
    const char *const options[] = {"--stories", pack, "--state", state, "--log-level=debug", NULL};
    card_clear();
    struct reading reading;
    pid_t program = subject_start_player(subject->program, &bench->setting, options);
    watch(&reading, clock_now() + time_to_say);
    clock_sleep(tap_length);  // the last word may be marked before it is heard
    bool is_whole = add_reading(results, &reading);
    process_end(program);
    movement_add(results, "words", NULL, &bench->setting);
    while (screen_spoken_place() != 0) screen_wait_for_paint(clock_now() + MILLISECONDS);
    return is_whole;
}

// The case about everything that moves, but for the turning of pages and the shelf of many tales.
#include "cases.h"
#include "complaint.h"
#include "gestures.h"
#include "movement.h"
#include "screen.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { PATH_SIZE = 1024, MOST_OPTIONS = 8, VOICE_RATE = 48000, VOICE_SECONDS = 60 };

static const nanoseconds time_to_open = 10 * SECONDS, time_to_rest = 30 * SECONDS;

// Something that moves: the screen on which it does, and how it is set going, again and again.
struct animation {
    const char *name;
    const char *options[MOST_OPTIONS];
    void (*step)(struct movement *, int step);
    int steps, quick_steps;              // so many that there are 240 frames, or half of them
};

static char deck[PATH_SIZE], shelf[PATH_SIZE], sticks[PATH_SIZE], automatic[PATH_SIZE], voice[PATH_SIZE];

static const struct animation animations[] = {
    {"fold", {"--stories", deck}, fold, 14, 8},
    {"carry", {"--stories", deck}, carry_page, 6, 4},
    {"buttons", {"--stories", deck}, wake_buttons, 5, 3},
    {"countdown", {"--stories", deck, "--state", automatic}, count_down, 11, 7},
    {"hold", {"--open", "home"}, hold, 3, 2},
    {"figures", {"--open", "home"}, tap_figure, 4, 4},
    {"home", {"--open", "home"}, go_home_and_back, 14, 8},
    {"cover", {"--open", "stories"}, press_cover, 8, 4},
    {"waves", {"--open", "stories"}, hold_cover, 3, 2},
    {"focus", {"--open", "stories"}, move_focus, 14, 8},
    {"strip", {"--stories", deck, "--open", "grownups/tales/deck/fox-orange"}, fling_strip, 5, 3},
    {"level", {"--stories", deck, "--open", "grownups/tales/deck/fox-orange"}, speak, 12, 6},
    {"tellings", {"--stories", shelf, "--open", "grownups/tales"}, scroll_by_screens, 14, 8},
    {"sticks", {"--open", "grownups/stick", "--sticks", sticks}, scroll_by_screens, 14, 8},
    {"check", {"--open", "selftest"}, pass_check, 1, 1},
};

enum { ANIMATIONS = sizeof animations / sizeof animations[0] };

// The microphone is a file: a tone that swells and fades once a second.
static void make_voice(void)
{
    FILE *file = fopen(voice, "wb");
    if (file == NULL) return;
    for (int place = 0; place < VOICE_RATE * VOICE_SECONDS; place++) {
        double time = (double)place / VOICE_RATE;
        short sample = (short)(30000 * fabs(sin(3.14159 * time)) * sin(2 * 3.14159 * 220 * time));
        fwrite(&sample, sizeof sample, 1, file);
    }
    fclose(file);
}

static void find_folders(const struct bench *bench)
{
    snprintf(deck, PATH_SIZE, "%s", bench->deck);
    snprintf(shelf, PATH_SIZE, "%s/shelf/pasaka/stories", bench->packs);
    snprintf(sticks, PATH_SIZE, "%s/sticks", bench->packs);
    snprintf(automatic, PATH_SIZE, "%s/automatic", bench->setting.temporary);
    snprintf(voice, PATH_SIZE, "%s/voice.raw", bench->setting.temporary);
    make_voice();
    // What is switched on here must not be kept for the other cases.
    static char state[PATH_SIZE];
    snprintf(state, PATH_SIZE, "%s/moving", bench->setting.temporary);
    setenv("XDG_STATE_HOME", state, 1);
    setenv("SDL_DISKAUDIOFILE", "/dev/null", 1);
    setenv("SDL_DISKAUDIOFILEIN", voice, 1);
}

static void measure(
    const struct bench *bench, const struct subject *subject, const struct animation *animation,
    struct results *results)
{
    static struct movement movement;
    const char *options[MOST_OPTIONS + 1] = {"--log-level=debug"};
    for (int i = 0; i < MOST_OPTIONS - 1 && animation->options[i] != NULL; i++) options[i + 1] = animation->options[i];
    setenv("SDL_AUDIODRIVER", animation->step == speak ? "disk" : "dummy", 1);
    pid_t program = subject_start_player(subject->program, &bench->setting, options);
    screen_wait_for_paint(clock_now() + time_to_open);
    process_wait_for_rest(clock_now() + (animation->step == count_down ? SECONDS : time_to_rest));
    movement_begin(&movement, program);
    int steps = bench->quick ? animation->quick_steps : animation->steps;
    for (int step = 0; step < steps; step++) animation->step(&movement, step);
    struct movement_use use = movement_end(&movement);
    process_end(program);
    if (movement.frames >= 15) return movement_add(results, animation->name, &use, &bench->setting);
    complain("pasaka: it did not move, see pasaka.log");
    results_miss(results, animation->name, complaint());
}

// movement: every animation but those of the cases animation and scroll, see movement.h.
bool measure_movement(const struct bench *bench, const struct subject *subject, struct results *results)
{
    find_folders(bench);
    for (int i = 0; i < ANIMATIONS; i++) measure(bench, subject, &animations[i], results);
    return true;
}

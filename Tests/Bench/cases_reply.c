// The case about free talk: a player whose language model works in its helper meanwhile.
#include "cases.h"
#include "complaint.h"
#include "movement.h"
#include "screen.h"

#include <stdio.h>
#include <string.h>

enum { PATH_SIZE = 1024, MESSAGES = 8, QUICK_MESSAGES = 4, MOST_WORK = 120 };

static const nanoseconds time_to_open = 10 * SECONDS, time_to_rest = 60 * SECONDS, time_to_show = SECONDS;
static const nanoseconds between_keys = 60 * MILLISECONDS, between_screens = 400 * MILLISECONDS;
static const char letters[] = "me gusta mucho el cafe con leche y tambien el pan ";

// Where the learner types.
static void watch_field(void) { screen_watch(60, 1066, 640, 100); }

static pid_t open_talk(const struct bench *bench, const struct subject *subject)
{
    char state[PATH_SIZE];
    snprintf(state, sizeof state, "%s/free", bench->setting.temporary);
    const char *const options[] = {"--log-level=debug", "--state", state, "--open", "soltura/cafe", NULL};
    pid_t program = subject_start_player(subject->program, &bench->setting, options);
    screen_wait_for_paint(clock_now() + time_to_open);
    // The model is loaded and begins the talk.
    process_wait_for_rest(clock_now() + time_to_rest);
    return program;
}

// Whether the helpers worked for most of the time that passed between.
static bool worked(pid_t program, const struct usage *before, const struct usage *after, nanoseconds passed)
{
    return usage_cpu_of_helpers(before, after, program) > passed / 2;
}

// Presses a letter's key; milliseconds until it is seen, or 0.
static double press(char letter)
{
    clock_sleep(between_keys);
    while (screen_wait_for_paint(0) != 0) {}
    uint64_t before = screen_watched();
    nanoseconds pressed = screen_press(letter == ' ' ? XK_space : (KeySym)letter);
    nanoseconds shown = screen_wait_for_change(before, pressed + time_to_show);
    return letter == ' ' || shown == 0 ? 0 : in_milliseconds(shown - pressed);
}

// Types the next message while nothing works.
static void type_at_rest(struct results *results)
{
    watch_field();
    for (const char *letter = letters; *letter != '\0'; letter++) {
        double took = press(*letter);
        if (took > 0) results_add(results, "reply_rest", took);
    }
}

// Types while the model works on its reply, as long as it does; how many keys met it at work.
static int type_at_work(pid_t program, struct results *results)
{
    int met = 0;
    watch_field();
    for (int key = 0; key < MOST_WORK; key++) {
        static struct usage before, after;
        usage_read(&before);
        nanoseconds began = clock_now();
        double took = press(letters[(size_t)key % strlen(letters)]);
        usage_read(&after);
        if (!worked(program, &before, &after, clock_now() - began)) {
            if (met > 0) break;
            continue;
        }
        if (took > 0) results_add(results, "reply_typing", took);
        met++;
    }
    return met;
}

// Scrolls through the talk while the model works, as long as it does.
static void scroll_at_work(pid_t program, struct movement *movement, struct results *results)
{
    for (int step = 0; step < MOST_WORK; step++) {
        static struct usage before, after;
        usage_read(&before);
        nanoseconds began = clock_now();
        screen_press(step % 2 == 0 ? XK_Prior : XK_Next);
        nanoseconds end = clock_now() + between_screens;
        for (nanoseconds painted; (painted = screen_wait_for_paint(end)) != 0;) {
            nanoseconds since = painted - movement->last;
            bool is_first = movement->frames == 0;
            if (movement_note(movement, painted) && !is_first && since < 100 * MILLISECONDS) {
                results_add(results, "reply_frame", in_milliseconds(since));
            }
        }
        usage_read(&after);
        if (!worked(program, &before, &after, clock_now() - began) && step > 1) return;
    }
}

// reply_rest: milliseconds from a key to its letter in a talk with a model that has nothing to do; reply_typing: the same
// while the model works; reply: scrolling through the talk while it works. Every second message is for scrolling.
bool measure_reply(const struct bench *bench, const struct subject *subject, struct results *results)
{
    static struct movement movement;
    pid_t program = open_talk(bench, subject);
    movement_begin(&movement, program);
    int met = 0, messages = bench->quick ? QUICK_MESSAGES : MESSAGES;
    for (int message = 0; message < messages; message++) {
        type_at_rest(results);
        screen_press(XK_Return);
        if (message % 2 == 0) met += type_at_work(program, results);
        else scroll_at_work(program, &movement, results);
        process_wait_for_rest(clock_now() + time_to_rest);
    }
    struct movement_use use = movement_end(&movement);
    process_end(program);
    movement_add(results, "reply", &use, &bench->setting);
    if (met == 0) complain("pasaka: no model was seen at work, see pasaka.log");
    return met > 0;
}

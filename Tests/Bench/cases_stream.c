// The case about a long talk: a reply that comes word by word, and scrolling through what was said. No model replies here:
// the bench's own program (Slate) has the player's list of paragraphs in the player's window, and adds words to it.
#include "cases.h"
#include "complaint.h"
#include "movement.h"
#include "screen.h"

#include <stdio.h>

enum { PATH_SIZE = 1024, SCROLLS = 24 };

static const nanoseconds time_to_open = 20 * SECONDS, time_to_rest = 30 * SECONDS, between_screens = 500 * MILLISECONDS;
// Twenty words a second: until the caches are full, and all.
static const nanoseconds early = 30 * SECONDS, late = 60 * SECONDS, quick_late = 45 * SECONDS;

static pid_t start(const struct bench *bench, const char *route)
{
    char slate[PATH_SIZE];
    snprintf(slate, sizeof slate, "%s/slate", bench->setting.temporary);
    const char *const options[] = {"--open", route, NULL};
    pid_t program = subject_start_player(slate, &bench->setting, options);
    screen_wait_for_paint(clock_now() + time_to_open);
    return program;
}

static void finish(
    const struct bench *bench, const char *name, const struct movement *movement, struct results *results)
{
    struct movement_use use = movement_end(movement);
    process_end(movement->program);
    if (movement->frames >= 15) return movement_add(results, name, &use, &bench->setting);
    complain("slate: it did not move, see pasaka.log");
    results_miss(results, name, complaint());
}

// The time between two paintings of a movement, ms.
static void watch_frames(
    struct movement *movement, nanoseconds duration, const char *name, struct results *results)
{
    nanoseconds end = clock_now() + duration;
    for (nanoseconds painted; (painted = screen_wait_for_paint(end)) != 0;) {
        nanoseconds since = painted - movement->last;
        bool is_first = movement->frames == 0;
        if (movement_note(movement, painted) && !is_first && since < 100 * MILLISECONDS) {
            results_add_of(results, name, "frame", in_milliseconds(since));
        }
    }
}

// stream: a reply of twenty words a second below 500 paragraphs. stream_memory, stream_growth: MB (PSS) after 600 words,
// and how many more after 1,200 (900 with --quick). paragraphs: those 500, scrolled by screens.
bool measure_stream(const struct bench *bench, const struct subject *subject, struct results *results)
{
    (void)subject;
    static struct movement movement;
    pid_t program = start(bench, "talk/stream");
    movement_begin(&movement, program);
    watch_frames(&movement, early, "stream", results);
    double memory = process_memory();
    watch_frames(&movement, (bench->quick ? quick_late : late) - early, "stream", results);
    results_add(results, "stream_memory", memory);
    results_add(results, "stream_growth", process_memory() - memory);
    finish(bench, "stream", &movement, results);

    program = start(bench, "talk/scroll");
    process_wait_for_rest(clock_now() + time_to_rest);
    movement_begin(&movement, program);
    for (int step = 0; step < SCROLLS; step++) {
        screen_press(step % 12 < 6 ? XK_Prior : XK_Next);
        watch_frames(&movement, between_screens, "paragraphs", results);
    }
    finish(bench, "paragraphs", &movement, results);
    return true;
}

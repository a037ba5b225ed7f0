// The cases about time: how long a child waits.
#include "cases.h"
#include "complaint.h"
#include "movement.h"
#include "process.h"
#include "screen.h"
#include "session.h"

#include <stdio.h>

enum { MOST_FRAMES = 512 };

static const nanoseconds between_presses = 400 * MILLISECONDS, between_hammer_presses = 100 * MILLISECONDS;

static bool add_start(
    const struct bench *bench, const struct subject *subject, struct results *results, const char *name)
{
    struct session session;
    if (!session_open(&session, subject, &bench->setting, bench->deck, CUTS)) return false;
    results_add(results, name, in_milliseconds(session.shown - session.started));
    session_rest();
    session_close(&session);
    return true;
}

// start: milliseconds from before the program's fork until slide 1 is on the screen. start_one_core: the same where all
// that the program starts must share a core with it and with the clock: there, nothing is free that is done beside.
bool measure_start(const struct bench *bench, const struct subject *subject, struct results *results)
{
    bool is_measured = add_start(bench, subject, results, "start");
    process_use_one_core(true);
    is_measured = add_start(bench, subject, results, "start_one_core") && is_measured;
    process_use_one_core(false);
    return is_measured;
}

// version: milliseconds from the fork of `pasaka --version` to its end: what is loaded before `main`, mostly. The
// yardstick is a program that is linked with SDL2 and does nothing.
bool measure_version(const struct bench *bench, const struct subject *subject, struct results *results)
{
    char nothing[1024], log[1024];
    snprintf(nothing, sizeof nothing, "%s/nothing", bench->setting.temporary);
    snprintf(log, sizeof log, "%s/%s.log", bench->setting.temporary, subject->name);
    const char *const arguments[] = {
        subject->is_player ? subject->program : nothing, subject->is_player ? "--version" : NULL, NULL};
    nanoseconds started = clock_now();
    bool is_done = process_wait(process_start((char *const *)arguments, log));
    if (is_done) results_add(results, "version", in_milliseconds(clock_now() - started));
    return is_done;
}

// press: milliseconds from a key press until the new slide is on the screen, once through the deck and back, with
// pauses in which a player can make the neighbours ready.
bool measure_press(const struct bench *bench, const struct subject *subject, struct results *results)
{
    struct session session;
    if (!session_open(&session, subject, &bench->setting, bench->deck, CUTS)) return false;
    session_rest();
    nanoseconds took = 1;
    for (int turn = 0; turn < ROUND_TRIP && took != 0; turn++) {
        took = session_walk(&session, turn);
        if (took != 0) results_add(results, "press", in_milliseconds(took));
        clock_sleep(between_presses);
    }
    session_close(&session);
    return took != 0;
}

// Notes the slides that appear until the deadline.
static void watch(bool seen[DECK_SLIDES + 1], nanoseconds deadline)
{
    do {
        int slide = screen_slide();
        if (slide <= DECK_SLIDES) seen[slide] = true;
    } while (screen_wait_for_paint(deadline) != 0);
}

// hammer: 39 presses at ten a second. hammer_last: milliseconds from the last press to slide 40; hammer_seen: how many
// slides were on the screen at any time, the first one included.
bool measure_hammer(const struct bench *bench, const struct subject *subject, struct results *results)
{
    struct session session;
    if (!session_open(&session, subject, &bench->setting, bench->deck, CUTS)) return false;
    session_rest();
    bool seen[DECK_SLIDES + 1] = {false};
    nanoseconds due = clock_now(), pressed = 0;
    for (int turn = 0; turn < DECK_TURNS; turn++, due += between_hammer_presses) {
        watch(seen, due);
        pressed = screen_press(XK_Right);
    }
    nanoseconds shown = screen_wait_for_slide(DECK_SLIDES, pressed + 5 * SECONDS);
    watch(seen, clock_now() + between_hammer_presses);
    int count = 0;
    for (int slide = 1; slide <= DECK_SLIDES; slide++) count += seen[slide];
    results_add(results, "hammer_seen", count);
    if (shown != 0) results_add(results, "hammer_last", in_milliseconds(shown - pressed));
    session_close(&session);
    return shown != 0;
}

// The paintings of one animated turn.
struct film {
    nanoseconds painted[MOST_FRAMES];
    int count;       // paintings from the first that changed the picture to the last that did
    int distinct;    // those of them that changed it
};

// Records paintings until the slide is there and its picture has stood still for 150 ms, three seconds at the most.
static void film_turn(struct film *film, struct movement *movement, int slide)
{
    nanoseconds end = clock_now() + 3 * SECONDS, changed = clock_now(), painted = 0;
    uint64_t shown = screen_fingerprint();
    int count = 0;
    film->count = film->distinct = 0;
    screen_press(XK_Right);
    while (clock_now() < end && (screen_slide() != slide || clock_now() - changed < 150 * MILLISECONDS)) {
        painted = screen_wait_for_paint(clock_now() + 20 * MILLISECONDS);
        if (painted == 0) continue;
        uint64_t now_shown = screen_fingerprint();
        bool is_change = now_shown != shown, is_new_frame = movement_note(movement, painted);
        shown = now_shown;
        if (!is_change && film->distinct == 0) continue;
        if (is_new_frame && count < MOST_FRAMES) film->painted[count++] = painted;
        if (!is_change) continue;
        film->count = count;
        film->distinct += is_new_frame;
        changed = painted;
    }
}

static void add_film(struct results *results, const struct film *film)
{
    results_add(results, "frames", film->count);
    results_add(results, "distinct", film->distinct);
    if (film->count < 2) return;
    for (int i = 1; i < film->count; i++) {
        results_add(results, "frame", in_milliseconds(film->painted[i] - film->painted[i - 1]));
    }
    nanoseconds took = film->painted[film->count - 1] - film->painted[0];
    results_add(results, "frame_rate", (film->count - 1) / (in_milliseconds(took) / 1000));
}

// animation: pages that turn with motion. frames: how many paintings a turn has; distinct: how many of them differ from
// the one before; frame: milliseconds between two of them; frame_rate: paintings a second, turn by turn; turn_cpu:
// milliseconds of CPU a turn, with the clip that begins and the pictures that are made ready; and see movement.h.
bool measure_animation(const struct bench *bench, const struct subject *subject, struct results *results)
{
    static struct film film;
    static struct movement movement;
    struct session session;
    if (!session_open(&session, subject, &bench->setting, bench->deck, ANIMATED)) return false;
    session_rest();
    int turns = bench->quick ? 13 : DECK_TURNS;
    movement_begin(&movement, session.program);
    for (int turn = 1; turn <= turns; turn++) {
        film_turn(&film, &movement, turn + 1);
        add_film(results, &film);
        movement_watch(&movement, between_presses);
    }
    struct movement_use use = movement_end(&movement);
    bool arrived = screen_slide() == turns + 1;
    if (!arrived) complain("%s: the animated turns lost a page", subject->name);
    session_close(&session);
    results_add(results, "turn_cpu", use.all / turns);
    if (subject->is_player) movement_add(results, "turn", &use, &bench->setting);
    return arrived;
}

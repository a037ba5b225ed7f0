// The case about living pictures: what figures that move and answer cost, beside the same deck without them.
#include "cases.h"
#include "complaint.h"
#include "pieces.h"
#include "process.h"
#include "screen.h"
#include "session.h"

#include <stdio.h>

enum { PATH_SIZE = 1024, TOUCHES = 12 };

static const nanoseconds clip = 2 * SECONDS, page_lies = 400 * MILLISECONDS, they_settle = 26 * SECONDS;
static const nanoseconds watched = 10 * SECONDS, answer_lasts = 2 * SECONDS;

static bool open(
    struct session *session, const struct bench *bench, const struct subject *subject, const char *pack)
{
    char path[PATH_SIZE];
    snprintf(path, sizeof path, "%s/%s", bench->packs, pack);
    return session_open(session, subject, &bench->setting, path, ANIMATED);
}

// Whether something moves where the first piece lies.
static bool moves(void)
{
    screen_watch(200, 270, 100, 100);
    return screen_wait_for_change(screen_watched(), clock_now() + SECONDS) != 0;
}

// Adds the CPU in milliseconds a second while six pieces move; false if they do not move all the time.
static bool add_cpu(struct results *results, const char *name)
{
    struct usage before, after;
    bool moved = moves();
    usage_read(&before);
    nanoseconds began = clock_now();
    clock_sleep(watched);
    usage_read(&after);
    double seconds = (double)(clock_now() - began) / (double)SECONDS;
    moved = moves() && moved;
    if (moved) results_add(results, name, in_milliseconds(usage_cpu(&before, &after)) / seconds);
    else complain("the figures did not move, see pasaka.log");
    return moved;
}

static bool measure_moving(const struct bench *bench, const struct subject *subject, struct results *results)
{
    struct session session;
    if (!open(&session, bench, subject, "living-talk")) return false;
    clock_sleep(2 * SECONDS);
    bool moved = add_cpu(results, "living_clip_cpu");
    session_close(&session);
    if (!moved || !open(&session, bench, subject, "living")) return false;
    moved = session_walk(&session, 0) != 0;
    clock_sleep(clip + 2 * SECONDS);
    moved = moved && add_cpu(results, "living_cpu");
    session_close(&session);
    return moved;
}

// From lifting the finger off a piece that lies still to its first new pixel.
static bool measure_answers(const struct bench *bench, const struct subject *subject, struct results *results)
{
    struct session session;
    if (!open(&session, bench, subject, "living")) return false;
    screen_watch(CALM_PIECE_X - 40, CALM_PIECE_Y - 70, 80, 110);
    clock_sleep(they_settle);
    bool answers = true;
    for (int touch = 0; touch < TOUCHES && answers; touch++) {
        uint64_t before = screen_watched();
        screen_touch(CALM_PIECE_X, CALM_PIECE_Y);
        screen_let_go();
        nanoseconds lifted = clock_now(), seen = screen_wait_for_change(before, lifted + SECONDS);
        answers = seen != 0;
        if (answers) results_add(results, "living_answer", in_milliseconds(seen - lifted));
        else complain("a touched figure did not answer");
        clock_sleep(answer_lasts);
    }
    session_close(&session);
    return answers;
}

// Turns the pages of a deck with motion, and looks how it began.
static bool measure_turns(
    const struct bench *bench, const struct subject *subject, struct results *results, const char *pack,
    const char *name)
{
    struct session session;
    if (!open(&session, bench, subject, pack)) return false;
    results_add_of(results, name, "start", in_milliseconds(session.shown - session.started));
    session_rest();
    struct usage before, after;
    usage_read(&before);
    nanoseconds took = 1;
    for (int turn = 0; turn < DECK_TURNS && took != 0; turn++) {
        took = session_walk(&session, turn);
        if (took != 0) results_add_of(results, name, "press", in_milliseconds(took));
        clock_sleep(page_lies);
    }
    usage_read(&after);
    results_add_of(results, name, "turn_cpu", in_milliseconds(usage_cpu(&before, &after)) / DECK_TURNS);
    session_rest();
    results_add_of(results, name, "memory", process_memory());
    session_close(&session);
    return took != 0;
}

// living: CPU while pieces move, milliseconds until one answers, and turns, start and memory beside those of the deck
// without figures.
bool measure_living(const struct bench *bench, const struct subject *subject, struct results *results)
{
    return measure_turns(bench, subject, results, "deck", "living_none")
        && measure_turns(bench, subject, results, "living", "living")
        && measure_moving(bench, subject, results) && measure_answers(bench, subject, results);
}

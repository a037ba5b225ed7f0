// The cases about cost: CPU, wake-ups and memory of the program and its helpers together.
#include "cases.h"
#include "process.h"
#include "session.h"
#include "screen.h"

static const nanoseconds clip = 2 * SECONDS;                 // length of the deck's clips
static const nanoseconds after_clip = 72 * SECONDS;          // by then the sound card must have been let to sleep
static const nanoseconds page_lies = 400 * MILLISECONDS;     // as long as between two presses of the case `press`
static const nanoseconds margin = 1 * SECONDS;               // the clip may start a little after its slide

static double per_second(double amount, nanoseconds duration)
{
    return amount * (double)SECONDS / (double)duration;
}

// Adds what the program uses a second while nothing is done to it: CPU in milliseconds, and wake-ups.
static void measure_use(
    struct results *results, const char *cpu_name, const char *wakeups_name, nanoseconds duration)
{
    struct usage before, after;
    usage_read(&before);
    nanoseconds began = clock_now();
    clock_sleep(duration);
    usage_read(&after);
    nanoseconds took = clock_now() - began;
    results_add(results, cpu_name, per_second(in_milliseconds(usage_cpu(&before, &after)), took));
    results_add(results, wakeups_name, per_second((double)usage_wakeups(&before, &after), took));
}

// still: a slide that stays, from 72 seconds after a hand has turned to it and its clip has ended, for 20 seconds.
bool measure_still(const struct bench *bench, const struct subject *subject, struct results *results)
{
    struct session session;
    if (!session_open(&session, subject, &bench->setting, bench->deck, CUTS)) return false;
    session_rest();
    bool turned = session_walk(&session, 0) != 0;
    clock_sleep(clip + after_clip + margin);
    measure_use(results, "still_cpu", "still_wakeups", bench->quick ? 10 * SECONDS : 20 * SECONDS);
    session_close(&session);
    return turned;
}

// Measures a slide that stays while its clip plays, from 3 seconds after it came, for 10 seconds.
static bool measure_clip(
    const struct bench *bench, const struct subject *subject, const char *pack, struct results *results,
    const char *cpu_name, const char *wakeups_name)
{
    struct session session;
    if (!session_open(&session, subject, &bench->setting, pack, CUTS)) return false;
    clock_sleep(session.shown + 3 * SECONDS - clock_now());
    measure_use(results, cpu_name, wakeups_name, 10 * SECONDS);
    session_close(&session);
    return true;
}

// playing: a clip alone.
bool measure_playing(const struct bench *bench, const struct subject *subject, struct results *results)
{
    return measure_clip(bench, subject, bench->talk, results, "playing_cpu", "playing_wakeups");
}

// scene: a clip with a bed below it, and sounds at three of its words.
bool measure_scene(const struct bench *bench, const struct subject *subject, struct results *results)
{
    return measure_clip(bench, subject, bench->scene, results, "scene_cpu", "scene_wakeups");
}

// Turns so many pages, from slide 1 on, and rests `pause` after each; false when one did not turn.
static bool turn_pages(const struct session *session, int turns, nanoseconds pause)
{
    for (int turn = 0; turn < turns; turn++) {
        if (session_walk(session, turn) == 0) return false;
        if (pause > 0) clock_sleep(pause);
    }
    return true;
}

// turn: milliseconds of CPU for each page that is turned without motion, once through the deck and back: the picture is
// shown, the next but one decoded, the clip begun and heard for as long as the page lies there, the place saved.
bool measure_turn_cost(const struct bench *bench, const struct subject *subject, struct results *results)
{
    struct session session;
    if (!session_open(&session, subject, &bench->setting, bench->deck, CUTS)) return false;
    session_rest();
    struct usage before, after;
    usage_read(&before);
    bool turned = turn_pages(&session, ROUND_TRIP, page_lies);
    usage_read(&after);
    if (turned) results_add(results, "still_turn_cpu", in_milliseconds(usage_cpu(&before, &after)) / ROUND_TRIP);
    session_close(&session);
    return turned;
}

// memory: MB (PSS) once all 40 slides have been seen and the program rests, on slide 40.
bool measure_memory(const struct bench *bench, const struct subject *subject, struct results *results)
{
    struct session session;
    if (!session_open(&session, subject, &bench->setting, bench->deck, CUTS)) return false;
    session_rest();
    bool turned = turn_pages(&session, DECK_TURNS, 200 * MILLISECONDS);
    session_rest();
    if (turned) results_add(results, "memory", process_memory());
    session_close(&session);
    return turned;
}

// long_run: MB (PSS) after 234 turns, and how many more after 4,056 (both times on slide 1, at rest). The pages are
// turned as quickly as they are shown.
bool measure_long_run(const struct bench *bench, const struct subject *subject, struct results *results)
{
    const int early = 3, late = 52;  // round trips of 78 turns
    struct session session;
    if (!session_open(&session, subject, &bench->setting, bench->deck, CUTS)) return false;
    session_rest();
    bool turned = turn_pages(&session, early * ROUND_TRIP, 0);
    session_rest();
    double memory_early = process_memory();
    turned = turned && turn_pages(&session, (late - early) * ROUND_TRIP, 0);
    session_rest();
    if (turned) results_add(results, "long_run", memory_early);
    if (turned) results_add(results, "long_run_growth", process_memory() - memory_early);
    session_close(&session);
    return turned;
}

// The cases about letters: drawing, the confetti when one is learnt, and what their pages cost.
#include "cases.h"
#include "complaint.h"
#include "movement.h"
#include "process.h"
#include "screen.h"

#include <math.h>

enum { STROKES = 10, POINTS = 500, PART = 100, PAUSES = 8 };

static const nanoseconds time_to_open = 10 * SECONDS, time_to_rest = 30 * SECONDS, time_to_ink = SECONDS;
static const nanoseconds between_points = 4 * MILLISECONDS, between_strokes = 50 * MILLISECONDS;
static const nanoseconds pause = 60 * MILLISECONDS, confetti_time = 4 * SECONDS;
static const nanoseconds page_moves = 20 * SECONDS, page_rests = 5 * SECONDS;

struct place { double x, y; };

// A curve through the middle of the stage, another one for each stroke.
static struct place place_of(int stroke, int step)
{
    double turn = step * 0.037 + stroke * 0.7;
    return (struct place){800 + 330 * sin(turn) * cos(turn * 0.31 + stroke), 600 + 260 * sin(turn * 1.7 + stroke)};
}

// The CPU that a frame takes the main thread, ms, from one moment on.
struct part { struct usage before; int frames; };

static void part_begin(struct part *part, const struct movement *movement)
{
    usage_read(&part->before);
    part->frames = movement->frames;
}

static void part_end(
    const struct part *part, const struct movement *movement, const char *name, struct results *results)
{
    static struct usage after;
    usage_read(&after);
    struct thread_usage main = usage_thread(&part->before, &after, movement->program);
    int frames = movement->frames - part->frames;
    if (frames > 0) results_add(results, name, in_milliseconds(main.cpu) / frames);
}

// Rests, so that nothing is left to paint, and goes on by one point: milliseconds until that is on the screen.
static void add_ink(struct movement *movement, struct place place, struct results *results)
{
    movement_watch(movement, pause);
    nanoseconds moved = clock_now();
    screen_move(place.x, place.y);
    nanoseconds painted = screen_wait_for_paint(moved + time_to_ink);
    if (painted == 0) return;
    movement_note(movement, painted);
    results_add(results, "drawing_ink", in_milliseconds(painted - moved));
}

static void draw(struct movement *movement, int stroke, struct results *results)
{
    static struct part part;
    struct place place = place_of(stroke, 0);
    screen_touch(place.x, place.y);
    for (int step = 1; step < POINTS; step++) {
        if (stroke == 0 && step == 1) part_begin(&part, movement);
        if (stroke == 0 && step == PART) part_end(&part, movement, "drawing_first", results);
        if (stroke == STROKES - 1 && step == POINTS - PART) part_begin(&part, movement);
        place = place_of(stroke, step);
        bool is_pause = step > PART && step < POINTS - PART && step % (POINTS / PAUSES) == 0;
        if (is_pause) add_ink(movement, place, results);
        else {
            movement_watch(movement, between_points);
            screen_move(place.x, place.y);
        }
    }
    movement_watch(movement, between_points);
    if (stroke == STROKES - 1) part_end(&part, movement, "drawing_last", results);
    screen_let_go();
    movement_watch(movement, between_strokes);
}

static pid_t start(const struct bench *bench, const struct subject *subject, const char *route)
{
    const char *const options[] = {"--log-level=debug", "--open", route, NULL};
    pid_t program = subject_start_player(subject->program, &bench->setting, options);
    screen_wait_for_paint(clock_now() + time_to_open);
    return program;
}

static void finish(
    const struct bench *bench, const char *name, struct movement *movement, int frames, struct movement_use *use,
    struct results *results)
{
    process_end(movement->program);
    if (movement->frames >= frames) return movement_add(results, name, use, &bench->setting);
    complain("pasaka: it did not move, see pasaka.log");
    results_miss(results, name, complaint());
}

// drawing: ten strokes of 500 points, 250 a second, as a mouse tells them. drawing_ink: milliseconds from a point until
// it is on the screen; drawing_first, drawing_last: the CPU of a frame during the first and the last hundred points.
bool measure_drawing(const struct bench *bench, const struct subject *subject, struct results *results)
{
    static struct movement movement;
    pid_t program = start(bench, subject, "letters/lv/K/draw");
    process_wait_for_rest(clock_now() + time_to_rest);
    movement_begin(&movement, program);
    for (int stroke = 0; stroke < STROKES; stroke++) draw(&movement, stroke, results);
    // A mouse wakes the player more often than there are frames.
    finish(bench, "drawing", &movement, POINTS, NULL, results);
    return true;
}

// confetti: a burst of 200 pieces.
bool measure_confetti(const struct bench *bench, const struct subject *subject, struct results *results)
{
    static struct movement movement;
    pid_t program = start(bench, subject, "letters/lv/K/done");
    movement_begin(&movement, program);
    movement_watch(&movement, confetti_time);
    struct movement_use use = movement_end(&movement);
    finish(bench, "confetti", &movement, 100, &use, results);
    return true;
}

// The memory at rest on a page, and the CPU and wake-ups a second once nobody has touched it for a while.
static double page_costs(const struct bench *bench, const struct subject *subject, const char *route,
    struct results *results)
{
    static struct usage before, after;
    pid_t program = start(bench, subject, route);
    // A page moves for ten seconds after the last touch, and ends what it then shows.
    clock_sleep(page_moves);
    process_wait_for_rest(clock_now() + time_to_rest);
    usage_read(&before);
    nanoseconds began = clock_now();
    clock_sleep(page_rests);
    usage_read(&after);
    double seconds = (double)(clock_now() - began) / (double)SECONDS;
    if (results != NULL) results_add(results, "letters_cpu", in_milliseconds(usage_cpu(&before, &after)) / seconds);
    if (results != NULL) results_add(results, "letters_wakeups", (double)usage_wakeups(&before, &after) / seconds);
    double memory = process_memory();
    process_end(program);
    return memory;
}

// letters: how much more memory (PSS) each page of a letter takes than home, and what it costs when nobody is there.
bool measure_letters(const struct bench *bench, const struct subject *subject, struct results *results)
{
    const char *const pages[] = {
        "letters/lv", "letters/lv/K/introduction", "letters/lv/K/words", "letters/lv/K/fill", "letters/lv/K/trace",
        "letters/lv/K/draw", "letters/lv/K/done",
    };
    double home = page_costs(bench, subject, "home", NULL);
    for (size_t page = 0; page < sizeof pages / sizeof *pages; page++) {
        results_add(results, "letters_memory", page_costs(bench, subject, pages[page], results) - home);
    }
    return true;
}

#include "movement.h"

#include "screen.h"

// Paintings closer together than this belong to one frame, drawn in parts; farther apart, to two motions.
static const nanoseconds one_frame = 2 * MILLISECONDS, rest = 100 * MILLISECONDS;

void movement_begin(struct movement *movement, pid_t program)
{
    *movement = (struct movement){.program = program};
    usage_read(&movement->before);
}

bool movement_note(struct movement *movement, nanoseconds painted)
{
    nanoseconds since = painted - movement->last;
    if (since <= one_frame) return false;
    long slept = process_sleeps(movement->program);
    if (movement->frames > 0 && since < rest) {
        movement->spans++;
        movement->moving += since;
        movement->sleeps += slept - movement->slept;
    }
    movement->last = painted;
    movement->slept = slept;
    movement->frames++;
    return true;
}

void movement_watch(struct movement *movement, nanoseconds duration)
{
    nanoseconds end = clock_now() + duration;
    for (nanoseconds painted; (painted = screen_wait_for_paint(end)) != 0;) movement_note(movement, painted);
}

struct movement_use movement_end(const struct movement *movement)
{
    struct usage after;
    usage_read(&after);
    struct movement_use use = {.all = in_milliseconds(usage_cpu(&movement->before, &after))};
    if (movement->frames < 2 || movement->moving == 0) return use;
    struct thread_usage main = usage_thread(&movement->before, &after, movement->program);
    use.cpu = in_milliseconds(main.cpu) / movement->frames;
    use.wakeups = (double)(movement->sleeps - movement->spans) * (double)SECONDS / (double)movement->moving;
    return use;
}

void movement_add(
    struct results *results, const char *name, const struct movement_use *use, const struct setting *setting)
{
    struct frame_times frames;
    if (!subject_frames(setting, &frames)) return;
    results_add_of(results, name, "p50", frames.p50);
    results_add_of(results, name, "p99", frames.p99);
    if (use == NULL || use->cpu == 0) return;
    results_add_of(results, name, "ratio", use->cpu / frames.work);
    results_add_of(results, name, "wakeups", use->wakeups > 0 ? use->wakeups : 0);
}

// The case about waiting for the next child: what a kiosk costs while it shows how to begin.
#include "cases.h"
#include "complaint.h"
#include "process.h"
#include "session.h"

// The morning check (15 s at most and 6 s to be read), the shortest wait, the countdown, and a margin.
static const nanoseconds until_it_waits = (15 + 6 + 30 + 10 + 4) * SECONDS;
static const nanoseconds one_round = 46 * SECONDS;  // of the recording in assets/interface/attract.json

// waiting: CPU in milliseconds a second, and wake-ups a second, over one round of the recording.
bool measure_waiting(const struct bench *bench, const struct subject *subject, struct results *results)
{
    pid_t program = subject_start_kiosk(subject->program, &bench->setting, "{\"nextChild\": 30}");
    clock_sleep(until_it_waits);
    bool runs = process_runs(program);
    if (runs) {
        struct usage before, after;
        usage_read(&before);
        nanoseconds began = clock_now();
        clock_sleep(one_round);
        usage_read(&after);
        double seconds = (double)(clock_now() - began) / (double)SECONDS;
        results_add(results, "waiting_cpu", in_milliseconds(usage_cpu(&before, &after)) / seconds);
        results_add(results, "waiting_wakeups", (double)usage_wakeups(&before, &after) / seconds);
    } else {
        complain("the kiosk has ended");
    }
    process_end(program);
    return runs;
}

#include "session.h"

#include "complaint.h"
#include "process.h"
#include "screen.h"

static const nanoseconds time_to_open = 10 * SECONDS, time_to_rest = 30 * SECONDS, time_to_turn = 5 * SECONDS;

bool session_open(
    struct session *session, const struct subject *subject, const struct setting *setting, const char *pack,
    enum motion motion)
{
    nanoseconds started = clock_now();
    pid_t program = subject_start(subject, setting, pack, motion);
    nanoseconds shown = screen_wait_for_slide(1, started + time_to_open);
    *session = (struct session){subject, program, started, shown};
    if (shown != 0) return true;
    complain("%s: slide 1 did not come, see %s.log", subject->name, subject->name);
    session_close(session);
    return false;
}

void session_rest(void)
{
    process_wait_for_rest(clock_now() + time_to_rest);
}

nanoseconds session_walk(const struct session *session, int turn)
{
    int place = turn % ROUND_TRIP;
    bool forwards = place < DECK_TURNS;
    int from = forwards ? place + 1 : ROUND_TRIP - place + 1, to = forwards ? from + 1 : from - 1;
    nanoseconds pressed = screen_press(forwards ? XK_Right : XK_Left);
    nanoseconds shown = screen_wait_for_slide(to, pressed + time_to_turn);
    if (shown != 0) return shown - pressed;
    complain("%s: slide %d did not come after slide %d", session->subject->name, to, from);
    return 0;
}

void session_close(const struct session *session)
{
    process_end(session->program);
    while (screen_slide() != 0) screen_wait_for_paint(clock_now() + MILLISECONDS);
}

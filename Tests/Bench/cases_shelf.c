// The cases about many tales: how long home takes to come, and how the list of them scrolls.
#include "cases.h"
#include "complaint.h"
#include "movement.h"
#include "process.h"
#include "screen.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

enum { PATH_SIZE = 1024, HOMES = 3, NOTCHES_TO_THE_END = 90 };

static const nanoseconds time_to_open = 10 * SECONDS, time_to_rest = 30 * SECONDS;
static const nanoseconds between_notches = 250 * MILLISECONDS;

// A Pasaka as it is installed somewhere: the tales beside the program, and those of the family.
struct home {
    const char *name;             // as it stands in the results
    char program[PATH_SIZE];
    char data[PATH_SIZE];         // $XDG_DATA_HOME
};

static void find_homes(struct home homes[HOMES], const struct bench *bench, const struct subject *subject)
{
    const char *temporary = bench->setting.temporary;
    homes[0].name = "shelf_one";
    snprintf(homes[0].program, PATH_SIZE, "%s/one/pasaka", temporary);
    snprintf(homes[0].data, PATH_SIZE, "%s/data", temporary);
    homes[1].name = "shelf_shipped";
    snprintf(homes[1].program, PATH_SIZE, "%s", subject->program);
    snprintf(homes[1].data, PATH_SIZE, "%s/data", temporary);
    homes[2].name = "shelf_many";
    snprintf(homes[2].program, PATH_SIZE, "%s", subject->program);
    snprintf(homes[2].data, PATH_SIZE, "%s/shelf", bench->packs);
}

static pid_t start_home(const struct home *home, const struct setting *setting)
{
    const char *const no_options[] = {NULL};
    setenv("XDG_DATA_HOME", home->data, 1);
    return subject_start_player(home->program, setting, no_options);
}

static void end_home(pid_t program, uint64_t fingerprint)
{
    process_end(program);
    while (screen_fingerprint() == fingerprint) screen_wait_for_paint(clock_now() + MILLISECONDS);
}

// What home looks like when all of it is there: each is opened once, unmeasured, which also warms the disk's cache.
static uint64_t learn_home(const struct home homes[HOMES], const struct setting *setting)
{
    uint64_t fingerprint = 0;
    for (int i = 0; i < HOMES; i++) {
        pid_t program = start_home(&homes[i], setting);
        screen_wait_for_paint(clock_now() + time_to_open);
        process_wait_for_rest(clock_now() + time_to_rest);
        fingerprint = screen_fingerprint();
        end_home(program, fingerprint);
    }
    return fingerprint;
}

// shelf: milliseconds from the program's fork until home is on the screen with its picture and name, and with a tale to
// go on with, as on a kiosk in use. The homes take turns, each round beginning with another one.
bool measure_shelf(const struct bench *bench, const struct subject *subject, struct results *results)
{
    static uint64_t fingerprint;
    static struct home homes[HOMES];
    static int round;
    char state[PATH_SIZE];
    snprintf(state, sizeof state, "%s/kiosk", bench->setting.temporary);
    setenv("XDG_STATE_HOME", state, 1);
    if (fingerprint == 0) {
        find_homes(homes, bench, subject);
        fingerprint = learn_home(homes, &bench->setting);
    }
    round++;
    for (int i = 0; i < HOMES; i++) {
        const struct home *home = &homes[(round + i) % HOMES];
        nanoseconds started = clock_now();
        pid_t program = start_home(home, &bench->setting);
        nanoseconds shown = screen_wait_for_fingerprint(fingerprint, started + time_to_open);
        if (shown != 0) results_add(results, home->name, in_milliseconds(shown - started));
        if (shown == 0) complain("%s: home did not come, see pasaka.log", home->name);
        process_wait_for_rest(clock_now() + time_to_rest);
        end_home(program, fingerprint);
    }
    return true;
}

// Scrolls for a while and notes the frames under NAME_frame; their number a second, or 0 when nothing moved.
static double scroll(struct results *results, const char *name, struct movement *movement, nanoseconds duration)
{
    nanoseconds next_notch = clock_now(), end = next_notch + duration, first = 0, last = 0;
    while (clock_now() < end) {
        if (clock_now() >= next_notch) {
            screen_wheel_down();
            next_notch += between_notches;
        }
        nanoseconds painted = screen_wait_for_paint(next_notch);
        if (painted == 0 || !movement_note(movement, painted)) continue;
        if (first == 0) first = painted;
        else results_add_of(results, name, "frame", in_milliseconds(painted - last));
        last = painted;
    }
    return movement->frames < 2 ? 0 : (movement->frames - 1) / (in_milliseconds(last - first) / 1000);
}

// A page of the shelf under a wheel that does not stop. NAME_rate: paintings a second; NAME_frame: milliseconds between
// two of them; NAME_memory: MB (PSS) at rest, after NOTCHES_TO_THE_END more; and see movement.h.
static bool measure_page(
    const struct bench *bench, const struct subject *subject, const char *stories, const char *name,
    struct results *results)
{
    const char *const options[] = {"--stories", stories, "--open", "shelf/all", "--log-level=debug", NULL};
    pid_t program = subject_start_player(subject->program, &bench->setting, options);
    screen_wait_for_paint(clock_now() + time_to_open);
    process_wait_for_rest(clock_now() + time_to_rest);
    static struct movement movement;
    movement_begin(&movement, program);
    double rate = scroll(results, name, &movement, (bench->quick ? 6 : 12) * SECONDS);
    struct movement_use use = movement_end(&movement);
    if (rate > 0) results_add_of(results, name, "rate", rate);
    if (rate == 0) complain("pasaka: the list of %s did not scroll, see pasaka.log", name);
    for (int notch = 0; notch < NOTCHES_TO_THE_END; notch++) {
        screen_wheel_down();
        clock_sleep(between_notches / 5);
    }
    process_wait_for_rest(clock_now() + time_to_rest);
    results_add_of(results, name, "memory", process_memory());
    process_end(program);
    movement_add(results, name, &use, &bench->setting);
    return rate > 0;
}

// scroll: the list of 500 tales; see measure_page.
bool measure_scroll(const struct bench *bench, const struct subject *subject, struct results *results)
{
    char stories[PATH_SIZE];
    snprintf(stories, sizeof stories, "%s/shelf/pasaka/stories", bench->packs);
    return measure_page(bench, subject, stories, "scroll", results);
}

// Milliseconds from pressing Sākt to the shelf, or the bookcase, of the tales in $XDG_DATA_HOME, when all are read.
static double open_shelf(const struct bench *bench, const struct subject *subject, const char *data)
{
    const char *const options[] = {"--reduce-motion", NULL};
    setenv("XDG_DATA_HOME", data, 1);
    pid_t program = subject_start_player(subject->program, &bench->setting, options);
    screen_wait_for_paint(clock_now() + time_to_open);
    process_wait_for_rest(clock_now() + time_to_rest);
    while (screen_wait_for_paint(clock_now() + MILLISECONDS) != 0) {}
    nanoseconds pressed = screen_press(XK_Return);
    nanoseconds shown = screen_wait_for_paint(pressed + time_to_open);
    process_end(program);
    return shown == 0 ? 0 : in_milliseconds(shown - pressed);
}

// library: 5,000 tales. library_open and library_few: opening their bookcase, and the shelf of the shipped ones alone;
// and their list, see measure_page.
bool measure_library(const struct bench *bench, const struct subject *subject, struct results *results)
{
    char data[PATH_SIZE], few[PATH_SIZE], stories[PATH_SIZE + 32];
    snprintf(data, sizeof data, "%s/library", bench->packs);
    snprintf(few, sizeof few, "%s/data", bench->setting.temporary);
    snprintf(stories, sizeof stories, "%s/pasaka/stories", data);
    for (int round = 0; round < (bench->quick ? 3 : 7); round++) {
        double many = open_shelf(bench, subject, data), some = open_shelf(bench, subject, few);
        if (many > 0) results_add(results, "library_open", many);
        if (some > 0) results_add(results, "library_few", some);
    }
    setenv("XDG_DATA_HOME", few, 1);
    return measure_page(bench, subject, stories, "library", results);
}

// Begins to add a folder of 24 books, which takes longer than is measured.
static pid_t start_adding(const struct bench *bench, const struct subject *subject)
{
    char books[PATH_SIZE], to[PATH_SIZE], log[PATH_SIZE];
    snprintf(books, sizeof books, "%s/books", bench->packs);
    snprintf(to, sizeof to, "%s/books-%d", bench->setting.temporary, bench->setting.width);
    snprintf(log, sizeof log, "%s/adding.log", bench->setting.temporary);
    const char *const arguments[] = {subject->program, "add", books, "--to", to, NULL};
    return process_start((char *const *)arguments, log);
}

// adding: the list of 500 tales under a wheel that does not stop, while two converters work for `pasaka add` on the
// same machine. adding_rate: paintings a second; adding_frame: milliseconds between two of them.
bool measure_adding(const struct bench *bench, const struct subject *subject, struct results *results)
{
    char stories[PATH_SIZE];
    snprintf(stories, sizeof stories, "%s/shelf/pasaka/stories", bench->packs);
    const char *const options[] = {"--stories", stories, "--open", "shelf/all", NULL};
    pid_t program = subject_start_player(subject->program, &bench->setting, options);
    screen_wait_for_paint(clock_now() + time_to_open);
    process_wait_for_rest(clock_now() + time_to_rest);
    pid_t adding = start_adding(bench, subject);
    clock_sleep(3 * SECONDS);  // both converters are at work by then
    struct movement movement = {.frames = 0};
    double rate = scroll(results, "adding", &movement, (bench->quick ? 6 : 12) * SECONDS);
    bool goes_on = process_runs(adding);
    kill(adding, SIGTERM);
    process_end(program);
    if (!goes_on) complain("pasaka: the books had been added too soon, see adding.log");
    else if (rate == 0) complain("pasaka: the list did not scroll, see pasaka.log");
    else results_add(results, "adding_rate", rate);
    return goes_on && rate > 0;
}

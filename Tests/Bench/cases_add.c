// The case about making a tale of photographs.
#include "cases.h"
#include "complaint.h"
#include "process.h"

#include <glob.h>
#include <stdio.h>
#include <sys/stat.h>

enum { PATH_SIZE = 1024, MOST_WORDS = 64 };

// Starts the player's command on the photographs or, in the yardstick's place, libvips' own program.
static pid_t start_adding(
    const struct bench *bench, const struct subject *subject, const char *to, const char *log, const char *note)
{
    char photographs[PATH_SIZE], output[PATH_SIZE + 32];
    snprintf(photographs, sizeof photographs, "%s/photographs%s", bench->packs, subject->is_player ? "" : "/*.jpg");
    if (subject->is_player) {
        const char *const arguments[] = {subject->program, "add", photographs, "--to", to, NULL};
        return process_start_measured((char *const *)arguments, log, note);
    }
    snprintf(output, sizeof output, "%s/%%s.jpg[Q=85,strip]", to);
    const char *arguments[MOST_WORDS] = {"/usr/bin/vipsthumbnail", "--size", "2560x1920", "-o", output};
    glob_t found;
    if (glob(photographs, 0, NULL, &found) != 0) return -1;
    for (size_t i = 0; i < found.gl_pathc && i + 6 < MOST_WORDS; i++) arguments[5 + i] = found.gl_pathv[i];
    pid_t program = process_start_measured((char *const *)arguments, log, note);
    globfree(&found);
    return program;
}

// Adds once; the seconds it took, or 0 when it failed.
static double add(const struct bench *bench, const struct subject *subject, double *largest)
{
    static int number;
    char to[PATH_SIZE], log[PATH_SIZE], note[PATH_SIZE];
    snprintf(to, sizeof to, "%s/added-%d", bench->setting.temporary, number++);
    snprintf(log, sizeof log, "%s/%s.log", bench->setting.temporary, subject->name);
    snprintf(note, sizeof note, "%s/%s.memory", bench->setting.temporary, subject->name);
    mkdir(to, 0700);
    nanoseconds started = clock_now();
    pid_t program = start_adding(bench, subject, to, log, note);
    bool is_done = program > 0 && process_finish(program, note, largest);
    return is_done ? in_milliseconds(clock_now() - started) / 1000 : 0;
}

// add: seconds that the whole command takes for twenty photographs (the yardstick is vipsthumbnail); add_memory: MB
// (resident) of its largest process. The first run of each, unmeasured, warms the disk's cache.
bool measure_add(const struct bench *bench, const struct subject *subject, struct results *results)
{
    static bool is_warm[2];
    double largest = 0;
    if (!is_warm[subject->is_player]) add(bench, subject, &largest);
    is_warm[subject->is_player] = true;
    double took = add(bench, subject, &largest);
    if (took == 0) {
        complain("%s: the photographs were not added, see %s.log", subject->name, subject->name);
        return false;
    }
    results_add(results, "add", took);
    results_add(results, "add_memory", largest);
    return true;
}

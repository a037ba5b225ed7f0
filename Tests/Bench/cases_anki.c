// The case about a large deck for Anki.
#include "cases.h"
#include "complaint.h"
#include "process.h"

#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>

enum { PATH_SIZE = 1024 };

static const nanoseconds between_looks = 5 * MILLISECONDS, longest = 60 * SECONDS;

// Reads a deck as a script does; the seconds it took, or 0 when it failed. `most` becomes the largest memory seen of the
// command and the converter together (PSS), MB.
static double read_deck(const struct bench *bench, const struct subject *subject, const char *name, double *most)
{
    char deck[PATH_SIZE], log[PATH_SIZE];
    snprintf(deck, sizeof deck, "%s/notes/%s", bench->packs, name);
    snprintf(log, sizeof log, "%s/anki.json", bench->setting.temporary);
    remove(log);
    const char *const arguments[] = {subject->program, "anki", deck, NULL};
    int status = 0;
    nanoseconds started = clock_now();
    pid_t program = process_start((char *const *)arguments, log);
    while (waitpid(program, &status, WNOHANG) == 0) {
        if (clock_now() - started > longest) kill(program, SIGKILL);
        double memory = process_memory();
        if (memory > *most) *most = memory;
        clock_sleep(between_looks);
    }
    return status == 0 ? in_milliseconds(clock_now() - started) / 1000 : 0;
}

// anki_FORM: seconds that `pasaka anki` takes for a deck of 100,000 notes; anki_memory: MB (PSS) of all its processes.
bool measure_anki(const struct bench *bench, const struct subject *subject, struct results *results)
{
    static const char *const decks[][2] = {
        {"tsv", "notes.tsv"}, {"csv", "notes.csv"}, {"anki2", "first.apkg"}, {"anki21", "second.apkg"},
        {"anki21b", "third.apkg"},
    };
    bool is_measured = true;
    for (size_t deck = 0; deck < sizeof decks / sizeof *decks; deck++) {
        double most = 0, took = read_deck(bench, subject, decks[deck][1], &most);
        if (took == 0) {
            complain("pasaka: %s was not read, see anki.json", decks[deck][1]);
            is_measured = false;
            continue;
        }
        results_add_of(results, "anki", decks[deck][0], took);
        results_add(results, "anki_memory", most);
    }
    return is_measured;
}

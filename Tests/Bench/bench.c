// Measures one case: bench CASE SIZE PACKS TEMPORARY YARDSTICK [PLAYER] [--quick]
//
// It starts the yardstick and, where one is given, the player on the display $DISPLAY of SIZE (as 1280x800), in turn
// and one at a time, and prints the values, a line for each name (see results.h). kiosk/bench calls it.
#include "cases.h"
#include "complaint.h"
#include "screen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct bench_case cases[] = {
    {"decode", measure_decode, 3, 2, false},
    {"start", measure_start, 21, 11, false},
    {"version", measure_version, 100, 40, false},
    {"press", measure_press, 2, 1, false},
    {"hammer", measure_hammer, 7, 2, false},
    {"still", measure_still, 1, 1, false},
    {"playing", measure_playing, 1, 1, true},
    {"scene", measure_scene, 1, 1, true},
    {"turn", measure_turn_cost, 3, 1, false},
    {"memory", measure_memory, 1, 1, false},
    {"long_run", measure_long_run, 1, 1, false},
    {"living", measure_living, 2, 1, true},
    {"animation", measure_animation, 1, 1, false},
    {"shelf", measure_shelf, 11, 7, true},
    {"scroll", measure_scroll, 1, 1, true},
    {"library", measure_library, 1, 1, true},
    {"adding", measure_adding, 1, 1, true},
    {"movement", measure_movement, 1, 1, true},
    {"words", measure_words, 4, 1, true},
    {"drawing", measure_drawing, 1, 1, true},
    {"confetti", measure_confetti, 1, 1, true},
    {"letters", measure_letters, 1, 1, true},
    {"waiting", measure_waiting, 1, 1, true},
    {"add", measure_add, 7, 5, false},
    {"anki", measure_anki, 3, 1, true},
    {"rules", measure_rules, 7, 3, true},
    {"talk", measure_talk, 2, 1, true},
    {"stream", measure_stream, 1, 1, true},
    {"text", measure_text, 1, 1, true},
    {"reply", measure_reply, 2, 1, true},
};

enum { CASES = sizeof cases / sizeof cases[0], SUBJECTS = 2, PATH_SIZE = 1024 };

static const struct bench_case *case_named(const char *name)
{
    for (int i = 0; i < CASES; i++) {
        if (strcmp(cases[i].name, name) == 0) return &cases[i];
    }
    return NULL;
}

// The programs take turns, so that a slow spell of the machine meets both.
static void run(
    const struct bench *bench, const struct bench_case *chosen, const struct subject subjects[SUBJECTS],
    const char *size)
{
    static struct results results[SUBJECTS];
    int rounds = bench->quick ? chosen->quick_rounds : chosen->rounds;
    for (int round = 0; round < rounds; round++) {
        for (int i = 0; i < SUBJECTS; i++) {
            if (subjects[i].program == NULL) continue;
            if (chosen->is_for_player_only && !subjects[i].is_player) continue;
            if (chosen->measure(bench, &subjects[i], &results[i])) continue;
            results_miss(&results[i], chosen->name, complaint());
        }
    }
    for (int i = 0; i < SUBJECTS; i++) results_print(&results[i], size, subjects[i].name);
}

int main(int count, char *arguments[])
{
    bool quick = count > 1 && strcmp(arguments[count - 1], "--quick") == 0;
    if (quick) count--;
    struct bench bench = {.quick = quick};
    const struct bench_case *chosen = count == 6 || count == 7 ? case_named(arguments[1]) : NULL;
    if (chosen == NULL || sscanf(arguments[2], "%dx%d", &bench.setting.width, &bench.setting.height) != 2) {
        fputs("usage: bench CASE SIZE PACKS TEMPORARY YARDSTICK [PLAYER] [--quick]\n", stderr);
        return 2;
    }
    char deck[PATH_SIZE], talk[PATH_SIZE], scene[PATH_SIZE];
    snprintf(deck, sizeof deck, "%s/deck", arguments[3]);
    snprintf(talk, sizeof talk, "%s/talk", arguments[3]);
    snprintf(scene, sizeof scene, "%s/scene", arguments[3]);
    bench.packs = arguments[3];
    bench.deck = deck;
    bench.talk = talk;
    bench.scene = scene;
    bench.setting.temporary = arguments[4];
    const struct subject subjects[SUBJECTS] = {
        {"yardstick", arguments[5], false},
        {"pasaka", count == 7 ? arguments[6] : NULL, true},
    };
    subject_prepare(&bench.setting);
    screen_open(bench.setting.width, bench.setting.height);
    run(&bench, chosen, subjects, arguments[2]);
    return 0;
}

// What the bench measures. Each round of a case restarts the program.
#ifndef BENCH_CASES_H
#define BENCH_CASES_H

#include "results.h"
#include "subject.h"

struct bench {
    struct setting setting;
    const char *packs;  // the folder of everything that is measured with, also:
    const char *deck;   // the pack of 40 slides with clips of two seconds
    const char *talk;   // a pack whose first slide's clip lasts fifteen seconds
    const char *scene;  // the same with a bed below it, and sounds at its words
    bool quick;         // fewer repetitions
};

struct bench_case {
    const char *name;
    // Measures one program once and adds the values; false if the program failed.
    bool (*measure)(const struct bench *, const struct subject *, struct results *);
    int rounds, quick_rounds;
    bool is_for_player_only;
};

// cases_decode.c
bool measure_decode(const struct bench *, const struct subject *, struct results *);

// cases_turning.c
bool measure_start(const struct bench *, const struct subject *, struct results *);
bool measure_version(const struct bench *, const struct subject *, struct results *);
bool measure_press(const struct bench *, const struct subject *, struct results *);
bool measure_hammer(const struct bench *, const struct subject *, struct results *);
bool measure_animation(const struct bench *, const struct subject *, struct results *);

// cases_costs.c
bool measure_still(const struct bench *, const struct subject *, struct results *);
bool measure_playing(const struct bench *, const struct subject *, struct results *);
bool measure_scene(const struct bench *, const struct subject *, struct results *);
bool measure_turn_cost(const struct bench *, const struct subject *, struct results *);
bool measure_memory(const struct bench *, const struct subject *, struct results *);
bool measure_long_run(const struct bench *, const struct subject *, struct results *);

// cases_shelf.c
bool measure_shelf(const struct bench *, const struct subject *, struct results *);
bool measure_scroll(const struct bench *, const struct subject *, struct results *);
bool measure_library(const struct bench *, const struct subject *, struct results *);
bool measure_adding(const struct bench *, const struct subject *, struct results *);

// cases_living.c
bool measure_living(const struct bench *, const struct subject *, struct results *);

// cases_movement.c
bool measure_movement(const struct bench *, const struct subject *, struct results *);

// cases_words.c
bool measure_words(const struct bench *, const struct subject *, struct results *);

// cases_letters.c
bool measure_drawing(const struct bench *, const struct subject *, struct results *);
bool measure_confetti(const struct bench *, const struct subject *, struct results *);
bool measure_letters(const struct bench *, const struct subject *, struct results *);

// cases_waiting.c
bool measure_waiting(const struct bench *, const struct subject *, struct results *);

// cases_anki.c
bool measure_anki(const struct bench *, const struct subject *, struct results *);

// cases_talk.c
bool measure_rules(const struct bench *, const struct subject *, struct results *);
bool measure_talk(const struct bench *, const struct subject *, struct results *);

// cases_stream.c
bool measure_stream(const struct bench *, const struct subject *, struct results *);

// cases_text.c
bool measure_text(const struct bench *, const struct subject *, struct results *);

// cases_reply.c
bool measure_reply(const struct bench *, const struct subject *, struct results *);

// cases_add.c
bool measure_add(const struct bench *, const struct subject *, struct results *);

#endif

// The two measured programs, and the only place that knows their command lines.
#ifndef BENCH_SUBJECT_H
#define BENCH_SUBJECT_H

#include <stdbool.h>
#include <sys/types.h>

struct subject {
    const char *name;     // as it stands in the results
    const char *program;  // path of the executable; NULL when it is not measured
    bool is_player;       // Pasaka, not the yardstick
};

// What both are started with.
struct setting {
    const char *temporary;  // a folder for the program's own files and its log
    int width, height;      // of the window, pixels
};

enum motion { CUTS, ANIMATED };

// Sets the environment that the programs are given: silent sound, no graphics card, all files in a fresh folder.
void subject_prepare(const struct setting *setting);

// Starts a program on the first slide of a content pack.
pid_t subject_start(
    const struct subject *subject, const struct setting *setting, const char *pack, enum motion motion);

// Starts a player in its window, with animated turns and further options (NULL after the last of them, eight at most).
pid_t subject_start_player(const char *program, const struct setting *setting, const char *const options[]);

// Starts a player as a kiosk that fills the display, with a settings file of its own.
pid_t subject_start_kiosk(const char *program, const struct setting *setting, const char *settings);

// How long the last frames of a player took that was started with --log-level=debug and has ended, ms: from waking up
// to being shown; and the CPU that one takes in that time on average.
struct frame_times {
    double p50, p99, work;
};

// Reads what the player has said at its end; false where it has not.
bool subject_frames(const struct setting *setting, struct frame_times *times);

#endif

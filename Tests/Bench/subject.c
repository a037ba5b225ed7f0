#include "subject.h"

#include "process.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { PATH_SIZE = 1024, SIZE_TEXT = 32, MOST_OPTIONS = 8 };

static void give_folder(const char *variable, const char *temporary, const char *name)
{
    char path[PATH_SIZE];
    snprintf(path, sizeof path, "%s/%s", temporary, name);
    mkdir(path, 0700);
    setenv(variable, path, 1);
}

void subject_prepare(const struct setting *setting)
{
    give_folder("HOME", setting->temporary, "home");
    give_folder("XDG_CACHE_HOME", setting->temporary, "cache");
    give_folder("XDG_CONFIG_HOME", setting->temporary, "config");
    give_folder("XDG_DATA_HOME", setting->temporary, "data");
    give_folder("XDG_STATE_HOME", setting->temporary, "state");
    give_folder("XDG_RUNTIME_DIR", setting->temporary, "runtime");
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    setenv("SDL_VIDEODRIVER", "x11", 1);
    setenv("SDL_RENDER_DRIVER", "software", 1);
    unsetenv("WAYLAND_DISPLAY");
}

static void log_of(char path[PATH_SIZE], const struct setting *setting, const char *name)
{
    snprintf(path, PATH_SIZE, "%s/%s.log", setting->temporary, name);
}

static pid_t start_player(
    const struct subject *subject, const struct setting *setting, const char *pack, enum motion motion,
    const char *log)
{
    char size[SIZE_TEXT];
    snprintf(size, sizeof size, "%dx%d", setting->width, setting->height);
    const char *cuts = motion == CUTS ? "--reduce-motion" : NULL;
    // Animated, the player tells at its end how long its frames took (see subject_frames).
    const char *tells = motion == CUTS ? "--log-level=notice" : "--log-level=debug";
    const char *const arguments[] = {
        subject->program, "--stories", pack, "--window", size, tells, cuts, NULL};
    return process_start((char *const *)arguments, log);
}

static pid_t start_yardstick(
    const struct subject *subject, const struct setting *setting, const char *pack, enum motion motion,
    const char *log)
{
    char width[SIZE_TEXT], height[SIZE_TEXT];
    snprintf(width, sizeof width, "%d", setting->width);
    snprintf(height, sizeof height, "%d", setting->height);
    const char *turns = motion == ANIMATED ? "--turn" : NULL;
    const char *const arguments[] = {subject->program, pack, width, height, turns, NULL};
    return process_start((char *const *)arguments, log);
}

pid_t subject_start(
    const struct subject *subject, const struct setting *setting, const char *pack, enum motion motion)
{
    char log[PATH_SIZE];
    log_of(log, setting, subject->name);
    return subject->is_player ? start_player(subject, setting, pack, motion, log)
                              : start_yardstick(subject, setting, pack, motion, log);
}

pid_t subject_start_player(const char *program, const struct setting *setting, const char *const options[])
{
    char log[PATH_SIZE], size[SIZE_TEXT];
    log_of(log, setting, "pasaka");
    snprintf(size, sizeof size, "%dx%d", setting->width, setting->height);
    const char *arguments[MOST_OPTIONS + 4] = {program, "--window", size};
    for (int i = 0; i < MOST_OPTIONS && options[i] != NULL; i++) arguments[i + 3] = options[i];
    return process_start((char *const *)arguments, log);
}

pid_t subject_start_kiosk(const char *program, const struct setting *setting, const char *settings)
{
    char log[PATH_SIZE], state[PATH_SIZE], path[PATH_SIZE + SIZE_TEXT];
    log_of(log, setting, "pasaka");
    snprintf(state, sizeof state, "%s/kiosk", setting->temporary);
    mkdir(state, 0700);
    snprintf(path, sizeof path, "%s/settings.json", state);
    FILE *file = fopen(path, "w");
    if (file != NULL) {
        fputs(settings, file);
        fclose(file);
    }
    const char *const arguments[] = {program, "--kiosk", "--state", state, NULL};
    return process_start((char *const *)arguments, log);
}

bool subject_frames(const struct setting *setting, struct frame_times *times)
{
    char path[PATH_SIZE], line[PATH_SIZE];
    log_of(path, setting, "pasaka");
    FILE *file = fopen(path, "r");
    if (file == NULL) return false;
    bool found = false;
    while (fgets(line, sizeof line, file) != NULL) {
        const char *said = strstr(line, "frames took p50 ");
        if (said == NULL) continue;
        found = sscanf(
            said, "frames took p50 %lf ms, p95 %*f ms, p99 %lf ms; each costs %lf ms of CPU", &times->p50, &times->p99,
            &times->work) == 3;
    }
    fclose(file);
    return found;
}

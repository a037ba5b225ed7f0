// The cases about a talk in Spanish: what is typed, and what the tutor says of it.
#include "cases.h"
#include "complaint.h"
#include "process.h"
#include "screen.h"

#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH_SIZE = 1024, ROUNDS = 12 };

static const nanoseconds time_to_open = 10 * SECONDS, time_to_rest = 30 * SECONDS, time_to_answer = 10 * SECONDS;
static const nanoseconds time_to_type = SECONDS, between_keys = 60 * MILLISECONDS, between_messages = 700 * MILLISECONDS;

// Sentences with mistakes, in letters that every keyboard has.
static const char *const sentences[] = {
    "ayer voy al cine con mi amigos", "me gusta los perros", "la casa es rojo y bonito", "estoy alto y simpatica",
    "nosotros come una zine",
};

enum { SENTENCES = sizeof sentences / sizeof *sentences };

// MARK: - As a script asks

// Sends one sentence and waits for the line about it: milliseconds, or 0.
static double ask(int to, int from, const char *sentence)
{
    char answer[4096];
    nanoseconds sent = clock_now();
    if (dprintf(to, "%s\n", sentence) < 0) return 0;
    struct pollfd ready = {.fd = from, .events = POLLIN};
    // It writes a line at once, and whole.
    if (poll(&ready, 1, (int)in_milliseconds(time_to_answer)) != 1 || read(from, answer, sizeof answer) <= 0) return 0;
    return in_milliseconds(clock_now() - sent);
}

// rules_cold: milliseconds from a sentence to its corrections by `pasaka soltura check` while no tool runs; rules_warm:
// the same afterwards, which the first round of the sentences prepares.
bool measure_rules(const struct bench *bench, const struct subject *subject, struct results *results)
{
    char log[PATH_SIZE];
    int to = -1, from = -1;
    snprintf(log, sizeof log, "%s/pasaka.log", bench->setting.temporary);
    const char *const arguments[] = {subject->program, "soltura", "check", NULL};
    pid_t program = process_start_asked((char *const *)arguments, log, &to, &from);
    process_wait_for_rest(clock_now() + time_to_rest);
    double took = ask(to, from, sentences[0]);
    if (took > 0) results_add(results, "rules_cold", took);
    for (int round = 0; round < ROUNDS * SENTENCES && took > 0; round++) {
        took = ask(to, from, sentences[round % SENTENCES]);
        if (took > 0 && round >= SENTENCES) results_add(results, "rules_warm", took);
    }
    close(to);
    close(from);
    process_end(program);
    if (took == 0) complain("pasaka: soltura check did not answer, see pasaka.log");
    return took > 0;
}

// MARK: - As a learner types

// Where the learner types, and where the tutor answers.
static void watch_field(void) { screen_watch(60, 1066, 640, 100); }
static void watch_tutor(void) { screen_watch(1040, 300, 500, 700); }

static pid_t open_talk(const struct bench *bench, const struct subject *subject)
{
    char state[PATH_SIZE], path[PATH_SIZE + 16];
    snprintf(state, sizeof state, "%s/talk", bench->setting.temporary);
    snprintf(path, sizeof path, "%s/soltura.json", state);
    mkdir(state, 0700);
    FILE *file = fopen(path, "w");
    if (file != NULL) {
        fputs("{\"version\": 1, \"isMuted\": true, \"preset\": \"commonMistakes\", \"language\": \"en\"}", file);
        fclose(file);
    }
    const char *const options[] = {"--log-level=notice", "--state", state, "--open", "soltura/cafe", NULL};
    pid_t program = subject_start_player(subject->program, &bench->setting, options);
    screen_wait_for_paint(clock_now() + time_to_open);
    process_wait_for_rest(clock_now() + time_to_rest);
    return program;
}

// Waits until nothing more is painted for a while.
static void let_settle(void)
{
    nanoseconds end = clock_now() + time_to_type;
    while (screen_wait_for_paint(clock_now() + 50 * MILLISECONDS) != 0 && clock_now() < end) {}
}

// Types a sentence; adds how long each letter takes until it is seen, the spaces left out.
static void type(const char *sentence, struct results *results)
{
    watch_field();
    for (const char *letter = sentence; *letter != '\0'; letter++) {
        clock_sleep(between_keys);
        while (screen_wait_for_paint(0) != 0) {}
        uint64_t before = screen_watched();
        nanoseconds pressed = screen_press(*letter == ' ' ? XK_space : (KeySym)*letter);
        nanoseconds shown = screen_wait_for_change(before, pressed + time_to_type);
        if (*letter != ' ' && shown != 0) results_add(results, "talk_typing", in_milliseconds(shown - pressed));
    }
}

// Sends what was typed; milliseconds until the tutor says something, or 0.
static double send(void)
{
    let_settle();
    watch_tutor();
    uint64_t before = screen_watched();
    nanoseconds pressed = screen_press(XK_Return);
    nanoseconds shown = screen_wait_for_change(before, pressed + time_to_answer);
    return shown == 0 ? 0 : in_milliseconds(shown - pressed);
}

// talk_typing: milliseconds from a key to its letter; talk_first: from sending to the tutor's answer, the first time in a
// talk that was opened and let rest; talk_warm: afterwards; talk_memory: MB (PSS) of the player and the tools then.
bool measure_talk(const struct bench *bench, const struct subject *subject, struct results *results)
{
    pid_t program = open_talk(bench, subject);
    double took = 1;
    for (int round = 0; round < ROUNDS && took > 0; round++) {
        type(sentences[round % SENTENCES], results);
        took = send();
        if (took > 0) results_add(results, round == 0 ? "talk_first" : "talk_warm", took);
        clock_sleep(between_messages);
    }
    if (took > 0) results_add(results, "talk_memory", process_memory());
    process_end(program);
    if (took == 0) complain("pasaka: the tutor did not answer, see pasaka.log");
    return took > 0;
}

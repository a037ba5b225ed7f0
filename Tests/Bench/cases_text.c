// The case about words that stand while something else moves: a frame with 200 of them must cost about what one with 8 does.
#include "cases.h"
#include "complaint.h"
#include "gestures.h"
#include "movement.h"
#include "screen.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH_SIZE = 1024, FEW = 8, MANY = 200, SCROLLS = 10 };

static const nanoseconds time_to_open = 10 * SECONDS, time_to_rest = 30 * SECONDS;
static const nanoseconds ring_runs = 3500 * MILLISECONDS;  // eight words are read for a little longer

static FILE *create(const char *folder, const char *name)
{
    char path[PATH_SIZE + 32];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return fopen(path, "w");
}

// A tale of one slide without sound, and the state of a reader who shows words and lets the pages turn.
static void write_tale(const struct bench *bench, int words, char pack[PATH_SIZE], char state[PATH_SIZE])
{
    char picture[PATH_SIZE + 32], shown[PATH_SIZE + 32];
    // Beside the deck, whose picture it shares.
    snprintf(pack, PATH_SIZE, "%s/text%d", bench->packs, words);
    snprintf(state, PATH_SIZE, "%s/text%d-state", bench->setting.temporary, words);
    snprintf(picture, sizeof picture, "%s/slide01.jpg", bench->deck);
    snprintf(shown, sizeof shown, "%s/slide01.jpg", pack);
    mkdir(pack, 0777);
    mkdir(state, 0777);
    if (link(picture, shown) != 0 && errno != EEXIST) complain("%s: %s", shown, strerror(errno));
    FILE *story = create(pack, "story.json"), *reading = create(state, "reading.json");
    if (story == NULL || reading == NULL) return;
    fprintf(story, "{\"id\": \"text%d\", \"title\": \"Text\", \"language\": \"lv\", ", words);
    fputs("\"coverImage\": \"slide01\", \"slides\": [{\"id\": \"1\", \"imageName\": \"slide01\", \"text\": \"", story);
    for (int word = 0; word < words; word++) {
        fprintf(story, "%s%.*s", word == 0 ? "" : " ", 3 + word * 7 % 8, "zakitisbrauc");
    }
    fputs("\"}]}\n", story);
    fputs("{\"version\": 1, \"showsWords\": true, \"turnsPages\": true}\n", reading);
    fclose(story);
    fclose(reading);
}

static void finish(
    const struct bench *bench, const char *name, const struct movement *movement, struct results *results)
{
    struct movement_use use = movement_end(movement);
    process_end(movement->program);
    if (movement->frames >= 15) return movement_add(results, name, &use, &bench->setting);
    complain("%s: it did not move, see pasaka.log", name);
    results_miss(results, name, complaint());
}

// The ring runs until the page turns itself.
static void measure_reader(
    const struct bench *bench, const struct subject *subject, const char *name, int words, struct results *results)
{
    static struct movement movement;
    char pack[PATH_SIZE], state[PATH_SIZE];
    write_tale(bench, words, pack, state);
    const char *const options[] = {"--stories", pack, "--state", state, "--log-level=debug", NULL};
    pid_t program = subject_start_player(subject->program, &bench->setting, options);
    screen_wait_for_paint(clock_now() + time_to_open);
    movement_begin(&movement, program);
    movement_watch(&movement, ring_runs);
    finish(bench, name, &movement, results);
}

static pid_t start_slate(const struct bench *bench, const char *page, int words)
{
    char slate[PATH_SIZE], route[PATH_SIZE];
    snprintf(slate, sizeof slate, "%s/slate", bench->setting.temporary);
    snprintf(route, sizeof route, "%s/%d", page, words);
    const char *const options[] = {"--open", route, NULL};
    pid_t program = subject_start_player(slate, &bench->setting, options);
    screen_wait_for_paint(clock_now() + time_to_open);
    return program;
}

// A ring that grows and shrinks beside what was said.
static void measure_talk_page(const struct bench *bench, const char *name, int words, struct results *results)
{
    static struct movement movement;
    movement_begin(&movement, start_slate(bench, "talk/words", words));
    movement_watch(&movement, ring_runs);
    finish(bench, name, &movement, results);
}

static void measure_room_page(const struct bench *bench, const char *name, int words, struct results *results)
{
    static struct movement movement;
    pid_t program = start_slate(bench, "room/words", words);
    process_wait_for_rest(clock_now() + time_to_rest);
    movement_begin(&movement, program);
    for (int step = 0; step < SCROLLS; step++) scroll_by_screens(&movement, step);
    finish(bench, name, &movement, results);
}

// text: frames of the reader, of a talk and of the room, with 8 words and with 200; see movement.h.
bool measure_text(const struct bench *bench, const struct subject *subject, struct results *results)
{
    measure_reader(bench, subject, "text_reader_few", FEW, results);
    measure_reader(bench, subject, "text_reader_many", MANY, results);
    measure_talk_page(bench, "text_talk_few", FEW, results);
    measure_talk_page(bench, "text_talk_many", MANY, results);
    measure_room_page(bench, "text_room_few", FEW, results);
    measure_room_page(bench, "text_room_many", MANY, results);
    return true;
}

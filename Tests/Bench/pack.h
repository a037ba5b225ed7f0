// What the programs that make packs share: files, pictures, clips and story.json.
#ifndef BENCH_PACK_H
#define BENCH_PACK_H

#include <stdint.h>
#include <stdio.h>

enum { PATH_SIZE = 1024, SAMPLE_RATE = 24000 };

// Says why on stderr and ends the program, as do all functions below when something fails.
_Noreturn void fail(const char *what, const char *why);

// The path of a file or folder; its name is printed like printf's.
__attribute__((format(printf, 3, 4)))
void path_in(char path[PATH_SIZE], const char *folder, const char *name, ...);

// A folder that is there already is no failure.
void make_folder(const char *path);

FILE *file_create(const char *path);
void file_close(FILE *file, const char *path);

// A clip (WAV, 16 bits, mono, SAMPLE_RATE) of which `sample` tells each sample, from 0.
void write_clip(const char *path, uint32_t samples, int (*sample)(uint32_t place, int number), int number);

// Writes more fields of a slide (from 1) into story.json, each after a comma.
typedef void write_fields(FILE *story, int number);

// When each word of speech.h is said.
void write_times(FILE *story, int number);

// The story.json of a pack with slide01, slide02 … and as many clips; every slide has the words of speech.h, and the
// further fields, if there are any.
void write_story(const char *folder, const char *title, const char *cover, int slides, write_fields *more);

#endif

#include "pack.h"

#include "speech.h"

#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

_Noreturn void fail(const char *what, const char *why)
{
    fprintf(stderr, "%s: %s\n", what, why);
    exit(1);
}

void path_in(char path[PATH_SIZE], const char *folder, const char *name, ...)
{
    va_list values;
    va_start(values, name);
    int start = snprintf(path, PATH_SIZE, "%s/", folder);
    int length = start < PATH_SIZE ? start + vsnprintf(path + start, (size_t)(PATH_SIZE - start), name, values) : start;
    va_end(values);
    if (length >= PATH_SIZE) fail(folder, "the path is too long");
}

void make_folder(const char *path)
{
    if (mkdir(path, 0777) != 0 && errno != EEXIST) fail(path, strerror(errno));
}

FILE *file_create(const char *path)
{
    FILE *file = fopen(path, "wb");
    if (file == NULL) fail(path, strerror(errno));
    return file;
}

void file_close(FILE *file, const char *path)
{
    if (ferror(file) || fclose(file) != 0) fail(path, "cannot be written");
}

// A number in the byte order of a WAV file, lowest byte first.
static void write_number(FILE *file, uint32_t value, int bytes)
{
    for (int i = 0; i < bytes; i++) fputc((int)(value >> 8 * i & 0xFF), file);
}

static void write_wav_header(FILE *file, uint32_t samples)
{
    fputs("RIFF", file);
    write_number(file, 36 + 2 * samples, 4);
    fputs("WAVEfmt ", file);
    write_number(file, 16, 4);               // bytes of the format that follows
    write_number(file, 1, 2);                // PCM
    write_number(file, 1, 2);                // channels
    write_number(file, SAMPLE_RATE, 4);
    write_number(file, 2 * SAMPLE_RATE, 4);  // bytes a second
    write_number(file, 2, 2);                // bytes a sample
    write_number(file, 16, 2);               // bits a sample
    fputs("data", file);
    write_number(file, 2 * samples, 4);
}

void write_clip(const char *path, uint32_t samples, int (*sample)(uint32_t place, int number), int number)
{
    FILE *file = file_create(path);
    write_wav_header(file, samples);
    for (uint32_t i = 0; i < samples; i++) write_number(file, (uint16_t)(int16_t)sample(i, number), 2);
    file_close(file, path);
}

void write_times(FILE *file, int number)
{
    (void)number;
    fputs(", \"words\": [", file);
    for (int word = 0; word < SPEECH_WORDS; word++) {
        fprintf(file, "%s[%.2f, %.2f]", word == 0 ? "" : ", ", speech_start(word), speech_start(word + 1));
    }
    fputc(']', file);
}

void write_story(const char *folder, const char *title, const char *cover, int slides, write_fields *more)
{
    char path[PATH_SIZE];
    path_in(path, folder, "story.json");
    FILE *file = file_create(path);
    const char *slash = strrchr(folder, '/');
    fprintf(file, "{\n  \"id\": \"%s\",\n  \"title\": \"%s\",\n", slash == NULL ? folder : slash + 1, title);
    fprintf(file, "  \"language\": \"lv\",\n  \"coverImage\": \"%s\",\n  \"isPremium\": false,\n", cover);
    fputs("  \"slides\": [\n", file);
    for (int i = 1; i <= slides; i++) {
        fprintf(file, "    {\"id\": \"slide%02d\", \"imageName\": \"slide%02d\", ", i, i);
        fprintf(file, "\"audioName\": \"slide%02d\", \"text\": \"%s\"", i, speech_text);
        if (more != NULL) more(file, i);
        fprintf(file, "}%s\n", i < slides ? "," : "");
    }
    fputs("  ]\n}\n", file);
    file_close(file, path);
}

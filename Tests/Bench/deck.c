// Makes a deck to measure with: deck FOLDER SLIDES SECONDS
//
// FOLDER becomes a content pack with that many slides (1 to 63): a picture of 2048 x 1536 pixels and about
// 800 KB, a clip (a quiet tone, WAV, 16 bits, mono, 24 kHz) of so many seconds, and story.json. The same
// arguments make the same files.
#include "mark.h"
#include "picture.h"

#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { QUALITY = 85, SAMPLE_RATE = 24000, LONGEST_CLIP = 600 /* seconds */, PATH_SIZE = 1024 };

static void fail(const char *what, const char *why)
{
    fprintf(stderr, "deck: %s: %s\n", what, why);
    exit(1);
}

static void slide_path(char path[PATH_SIZE], const char *folder, int number, const char *extension)
{
    int length = snprintf(path, PATH_SIZE, "%s/slide%02d.%s", folder, number, extension);
    if (length >= PATH_SIZE) fail(folder, "the path is too long");
}

static void write_picture(const char *folder, int number)
{
    char path[PATH_SIZE];
    slide_path(path, folder, number, "jpg");
    SDL_Surface *picture = picture_make(number);
    if (picture == NULL || IMG_SaveJPG(picture, path, QUALITY) != 0) fail(path, SDL_GetError());
    SDL_FreeSurface(picture);
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

// A tone with two overtones that swells four times a second, so that it is about as hard to decode as a voice.
static void write_clip(const char *folder, int number, int seconds)
{
    char path[PATH_SIZE];
    slide_path(path, folder, number, "wav");
    FILE *file = fopen(path, "wb");
    if (file == NULL) fail(path, strerror(errno));
    uint32_t samples = (uint32_t)(SAMPLE_RATE * seconds);
    write_wav_header(file, samples);
    double pitch = 2 * 3.14159265358979 * (180 + 4 * number) / SAMPLE_RATE;
    for (uint32_t i = 0; i < samples; i++) {
        double swell = 0.6 + 0.4 * sin(pitch / 50 * i);
        double tone = sin(pitch * i) + 0.5 * sin(2.01 * pitch * i) + 0.3 * sin(5.03 * pitch * i);
        write_number(file, (uint16_t)(int16_t)(4000 * swell * tone), 2);
    }
    if (fclose(file) != 0) fail(path, strerror(errno));
}

static void write_story(const char *folder, int slides)
{
    char path[PATH_SIZE];
    if (snprintf(path, sizeof path, "%s/story.json", folder) >= PATH_SIZE) fail(folder, "the path is too long");
    FILE *file = fopen(path, "w");
    if (file == NULL) fail(path, strerror(errno));
    const char *slash = strrchr(folder, '/');
    fprintf(file, "{\n  \"id\": \"%s\",\n  \"title\": \"Deck\",\n", slash == NULL ? folder : slash + 1);
    fputs("  \"language\": \"lv\",\n  \"coverImage\": \"slide01\",\n  \"isPremium\": false,\n", file);
    fputs("  \"slides\": [\n", file);
    for (int i = 1; i <= slides; i++) {
        fprintf(file, "    {\"id\": \"slide%02d\", \"imageName\": \"slide%02d\", ", i, i);
        fprintf(file, "\"audioName\": \"slide%02d\", \"text\": \"Slide %d\"}%s\n", i, i, i < slides ? "," : "");
    }
    fputs("  ]\n}\n", file);
    if (fclose(file) != 0) fail(path, strerror(errno));
}

int main(int count, char *arguments[])
{
    int slides = count == 4 ? atoi(arguments[2]) : 0;
    int seconds = count == 4 ? atoi(arguments[3]) : 0;
    if (slides < 1 || slides > MARK_HIGHEST || seconds < 1 || seconds > LONGEST_CLIP) {
        fputs("usage: deck FOLDER SLIDES SECONDS\n", stderr);
        return 2;
    }
    const char *folder = arguments[1];
    if (mkdir(folder, 0777) != 0 && errno != EEXIST) fail(folder, strerror(errno));
    for (int number = 1; number <= slides; number++) {
        write_picture(folder, number);
        write_clip(folder, number, seconds);
    }
    write_story(folder, slides);
    return 0;
}

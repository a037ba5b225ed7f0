// Makes a deck to measure with: deck FOLDER SLIDES SECONDS [living|scene]
//
// FOLDER becomes a content pack with that many slides (1 to 63): a picture of 2048 x 1536 pixels and about
// 800 KB, a clip (a quiet tone, WAV, 16 bits, mono, 24 kHz) of so many seconds, and story.json. With "words" for
// SECONDS the clips are the words of speech.h, and story.json tells when each is said. With "living" each slide has the
// figures of pieces.h, with "scene" a bed below its clip and a sound at three words. The same arguments make the same
// files.
#include "mark.h"
#include "pack.h"
#include "picture.h"
#include "pieces.h"
#include "speech.h"

#include <SDL2/SDL_image.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { QUALITY = 85, LONGEST_CLIP = 600, BED = 24, FOLEY = 3 /* seconds */ };

static void write_picture(const char *folder, int number, bool is_living)
{
    char path[PATH_SIZE];
    path_in(path, folder, "slide%02d.jpg", number);
    SDL_Surface *picture = picture_make(number, PICTURE_WIDTH, PICTURE_HEIGHT);
    if (picture == NULL) fail(path, SDL_GetError());
    picture_mark(picture, number);
    if (IMG_SaveJPG(picture, path, QUALITY) != 0) fail(path, SDL_GetError());
    if (is_living) pieces_write(folder, number, picture);
    SDL_FreeSurface(picture);
}

// A tone with two overtones that swells four times a second, so that it is about as hard to decode as a voice.
static int tone_sample(uint32_t place, int number)
{
    double pitch = 2 * 3.14159265358979 * (180 + 4 * number) / SAMPLE_RATE;
    double swell = 0.6 + 0.4 * sin(pitch / 50 * place);
    double tone = sin(pitch * place) + 0.5 * sin(2.01 * pitch * place) + 0.3 * sin(5.03 * pitch * place);
    return (int)(4000 * swell * tone);
}

static int word_sample(uint32_t place, int number)
{
    (void)number;
    return speech_sample((double)place / SAMPLE_RATE);
}

static void write_scene(const char *folder)
{
    char path[PATH_SIZE];
    path_in(path, folder, "bed.wav");
    write_clip(path, SAMPLE_RATE * BED, tone_sample, 1);
    path_in(path, folder, "foley.wav");
    write_clip(path, SAMPLE_RATE * FOLEY, tone_sample, 9);
}

static void tell_scene(FILE *story, int number)
{
    write_times(story, number);
    fputs(", \"bed\": \"bed\", \"sounds\": [", story);
    for (int word = 5; word <= 11; word += 3) {
        fprintf(story, "%s{\"clip\": \"foley\", \"word\": %d}", word == 5 ? "" : ", ", word);
    }
    fputs("]", story);
}

int main(int count, char *arguments[])
{
    const char *kind = count == 5 ? arguments[4] : "";
    bool is_living = strcmp(kind, "living") == 0, is_scene = strcmp(kind, "scene") == 0;
    bool is_usable = count == 4 || is_living || is_scene;
    int slides = is_usable ? atoi(arguments[2]) : 0;
    bool is_speech = is_usable && strcmp(arguments[3], "words") == 0;
    double seconds = is_speech ? speech_start(SPEECH_WORDS) + 0.3 : is_usable ? atoi(arguments[3]) : 0;
    if (slides < 1 || slides > MARK_HIGHEST || seconds <= 0 || seconds > LONGEST_CLIP) {
        fputs("usage: deck FOLDER SLIDES SECONDS|words [living|scene]\n", stderr);
        return 2;
    }
    const char *folder = arguments[1];
    char path[PATH_SIZE];
    make_folder(folder);
    for (int number = 1; number <= slides; number++) {
        write_picture(folder, number, is_living);
        path_in(path, folder, "slide%02d.wav", number);
        write_clip(path, (uint32_t)(SAMPLE_RATE * seconds), is_speech ? word_sample : tone_sample, number);
    }
    if (is_scene) write_scene(folder);
    write_fields *more = is_speech ? write_times : is_living ? pieces_tell : is_scene ? tell_scene : NULL;
    write_story(folder, "Deck", "slide01", slides, more);
    return 0;
}

// The yardstick: the minimum for showing a deck. yardstick FOLDER WIDTH HEIGHT [--turn]
//
// Bare SDL2 on the window's own surface. It decodes, scales and shows the folder's first picture, then decodes
// and scales all the others, and only then takes keys: Right, Left and Home copy a finished picture to the
// window. No sound, no buttons, nothing saved. With --turn a page slides in for 0.3 s, at 60 frames a second.
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>

#include <dirent.h>
#include <malloc.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST_SLIDES = 64, PATH_SIZE = 1024, TURN_FRAMES = 18, FRAME_NANOSECONDS = 1000000000 / 60 };

static struct {
    SDL_Window *window;
    SDL_Surface *surface;               // the window's own
    SDL_Rect stage;                     // the 4:3 area in the window's middle
    SDL_Surface *slides[MOST_SLIDES];   // at the stage's size and in the window's format
    int count, shown;
    bool turns;                         // whether a page slides in, rather than being there at once
} show;

static void *check(void *made, const char *what)
{
    if (made != NULL) return made;
    fprintf(stderr, "yardstick: %s: %s\n", what, SDL_GetError());
    exit(1);
}

static int is_picture(const struct dirent *entry)
{
    const char *extension = strrchr(entry->d_name, '.');
    return extension != NULL && strcmp(extension, ".jpg") == 0;
}

static SDL_Rect stage_in(int width, int height)
{
    int stage_width = width * 3 > height * 4 ? height * 4 / 3 : width;
    int stage_height = stage_width * 3 / 4;
    return (SDL_Rect){(width - stage_width) / 2, (height - stage_height) / 2, stage_width, stage_height};
}

static SDL_Surface *load(const char *folder, const char *name)
{
    char path[PATH_SIZE];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    Uint32 format = show.surface->format->format;
    SDL_Surface *decoded = check(IMG_Load(path), path);
    SDL_Surface *converted = check(SDL_ConvertSurfaceFormat(decoded, format, 0), "SDL_ConvertSurfaceFormat");
    SDL_Surface *scaled = check(
        SDL_CreateRGBSurfaceWithFormat(0, show.stage.w, show.stage.h, 32, format),
        "SDL_CreateRGBSurfaceWithFormat");
    SDL_SoftStretchLinear(converted, NULL, scaled, NULL);
    SDL_SetSurfaceBlendMode(scaled, SDL_BLENDMODE_NONE);
    SDL_FreeSurface(converted);
    SDL_FreeSurface(decoded);
    return scaled;
}

static void copy_shown(void)
{
    SDL_Rect area = show.stage;
    SDL_BlitSurface(show.slides[show.shown], NULL, show.surface, &area);
    SDL_UpdateWindowSurface(show.window);
}

static void wait_for_next_frame(struct timespec *due)
{
    due->tv_nsec += FRAME_NANOSECONDS;
    if (due->tv_nsec >= 1000000000) {
        due->tv_nsec -= 1000000000;
        due->tv_sec++;
    }
    clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, due, NULL);
}

// The new slide pushes the old one out, at an even speed.
static void slide_in(int old, int new)
{
    struct timespec due;
    clock_gettime(CLOCK_MONOTONIC, &due);
    SDL_SetClipRect(show.surface, &show.stage);
    for (int frame = 1; frame < TURN_FRAMES; frame++) {
        int way = show.stage.w * frame / TURN_FRAMES, side = new > old ? 1 : -1;
        SDL_Rect leaving = show.stage, coming = show.stage;
        leaving.x -= side * way;
        coming.x += side * (show.stage.w - way);
        SDL_BlitSurface(show.slides[old], NULL, show.surface, &leaving);
        SDL_BlitSurface(show.slides[new], NULL, show.surface, &coming);
        SDL_UpdateWindowSurface(show.window);
        wait_for_next_frame(&due);
    }
    SDL_SetClipRect(show.surface, NULL);
}

static void turn_to(int slide)
{
    if (slide < 0 || slide >= show.count || slide == show.shown) return;
    if (show.turns) slide_in(show.shown, slide);
    show.shown = slide;
    copy_shown();
}

static void take_key(SDL_Keycode key)
{
    if (key == SDLK_RIGHT) turn_to(show.shown + 1);
    if (key == SDLK_LEFT) turn_to(show.shown - 1);
    if (key == SDLK_HOME) turn_to(0);
}

static void take_events(void)
{
    SDL_Event event;
    while (SDL_WaitEvent(&event) == 1 && event.type != SDL_QUIT) {
        if (event.type == SDL_KEYDOWN) take_key(event.key.keysym.sym);
        if (event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_EXPOSED) copy_shown();
    }
}

static void open_window(int width, int height)
{
    // Without this SDL looks for a graphics card first, which takes longer than all the rest.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");  // SIGTERM ends it at once
    if (SDL_Init(SDL_INIT_VIDEO) != 0) check(NULL, "SDL_Init");
    show.window = check(SDL_CreateWindow("yardstick", 0, 0, width, height, 0), "SDL_CreateWindow");
    show.surface = check(SDL_GetWindowSurface(show.window), "SDL_GetWindowSurface");
    show.stage = stage_in(width, height);
}

static void load_slides(const char *folder)
{
    struct dirent **names = NULL;
    int found = scandir(folder, &names, is_picture, alphasort);
    if (found < 1) {
        fprintf(stderr, "yardstick: %s: no pictures\n", folder);
        exit(1);
    }
    show.count = found < MOST_SLIDES ? found : MOST_SLIDES;
    for (int i = 0; i < show.count; i++) {
        show.slides[i] = load(folder, names[i]->d_name);
        if (i == 0) copy_shown();
    }
    for (int i = 0; i < found; i++) free(names[i]);
    free(names);
    malloc_trim(0);  // what decoding needed is not counted as the memory of a deck
}

int main(int count, char *arguments[])
{
    int width = count >= 4 ? atoi(arguments[2]) : 0, height = count >= 4 ? atoi(arguments[3]) : 0;
    if (width < 1 || height < 1) {
        fputs("usage: yardstick FOLDER WIDTH HEIGHT [--turn]\n", stderr);
        return 2;
    }
    show.turns = count > 4 && strcmp(arguments[4], "--turn") == 0;
    open_window(width, height);
    load_slides(arguments[1]);
    take_events();
    SDL_Quit();
    return 0;
}

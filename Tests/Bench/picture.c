#include "picture.h"

#include "mark.h"

#include <stdint.h>

enum {
    CHANNELS = 3,
    OCTAVES = 4,
    LATTICE = 64,      // random values along one side of a noise lattice, which then repeats
    DISCS = 14,
    GRAIN = 13,        // the strongest grain, in steps of brightness either way
    COARSEST = 512,    // picture pixels between two lattice points of the first octave
};

struct disc {
    int x, y, radius;          // picture pixels
    int colour[CHANNELS];      // added to what is below
};

struct scene {
    int base[CHANNELS];
    int lattice[CHANNELS][LATTICE][LATTICE];  // 0 to 255
    struct disc discs[DISCS];
    uint32_t grain;                           // state of the generator, runs on from pixel to pixel
};

// Marsaglia's xorshift: fast, and the same everywhere. The state must not be 0.
static uint32_t chance(uint32_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    return *state;
}

static int chance_between(uint32_t *state, int low, int high)
{
    return low + (int)(chance(state) % (uint32_t)(high - low + 1));
}

static void scene_fill(struct scene *scene, int number, int width, int height)
{
    uint32_t state = 0x9E3779B9u * (uint32_t)number + 1;
    for (int channel = 0; channel < CHANNELS; channel++) {
        scene->base[channel] = chance_between(&state, 90, 160);
        for (int i = 0; i < LATTICE * LATTICE; i++) {
            scene->lattice[channel][i / LATTICE][i % LATTICE] = chance_between(&state, 0, 255);
        }
    }
    for (int i = 0; i < DISCS; i++) {
        struct disc *disc = &scene->discs[i];
        disc->x = chance_between(&state, 0, width - 1);
        disc->y = chance_between(&state, 0, height - 1);
        disc->radius = chance_between(&state, 60, 320);
        for (int channel = 0; channel < CHANNELS; channel++) {
            disc->colour[channel] = chance_between(&state, -70, 70);
        }
    }
    scene->grain = state;
}

// The lattice at a point, blended linearly between its four neighbours: -128 to 127.
static int noise(int lattice[LATTICE][LATTICE], int x, int y, int cell)
{
    int column = x / cell % LATTICE, row = y / cell % LATTICE;
    int right = (column + 1) % LATTICE, below = (row + 1) % LATTICE;
    int along = x % cell, down = y % cell;
    int upper = lattice[row][column] * (cell - along) + lattice[row][right] * along;
    int lower = lattice[below][column] * (cell - along) + lattice[below][right] * along;
    return (upper / cell * (cell - down) + lower / cell * down) / cell - 128;
}

static int clamp(int brightness)
{
    return brightness < 0 ? 0 : brightness > 255 ? 255 : brightness;
}

// The colour of the discs that cover a point, added up over the scene's base.
static void colour_of_discs(const struct scene *scene, int x, int y, int colour[CHANNELS])
{
    for (int channel = 0; channel < CHANNELS; channel++) colour[channel] = scene->base[channel];
    for (int i = 0; i < DISCS; i++) {
        const struct disc *disc = &scene->discs[i];
        int across = x - disc->x, down = y - disc->y;
        if (across * across + down * down > disc->radius * disc->radius) continue;
        for (int channel = 0; channel < CHANNELS; channel++) colour[channel] += disc->colour[channel];
    }
}

static void paint_pixel(struct scene *scene, int x, int y, uint8_t *pixel)
{
    int colour[CHANNELS];
    colour_of_discs(scene, x, y, colour);
    int grain = chance_between(&scene->grain, -GRAIN, GRAIN);
    for (int channel = 0; channel < CHANNELS; channel++) {
        int brightness = colour[channel] + grain;
        for (int octave = 0, cell = COARSEST; octave < OCTAVES; octave++, cell /= 4) {
            brightness += noise(scene->lattice[channel], x, y, cell) >> (octave + 1);
        }
        pixel[channel] = (uint8_t)clamp(brightness);
    }
}

SDL_Surface *picture_make(int number, int width, int height)
{
    static struct scene scene;
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, width, height, 24, SDL_PIXELFORMAT_RGB24);
    if (surface == NULL) return NULL;
    scene_fill(&scene, number, width, height);
    for (int y = 0; y < height; y++) {
        uint8_t *row = (uint8_t *)surface->pixels + (ptrdiff_t)y * surface->pitch;
        for (int x = 0; x < width; x++) paint_pixel(&scene, x, y, row + CHANNELS * x);
    }
    return surface;
}

void picture_mark(SDL_Surface *surface, int number)
{
    for (int block = 0; block < MARK_BLOCKS; block++) {
        SDL_Rect area = {MARK_LEFT + block * MARK_BLOCK_WIDTH, MARK_TOP, MARK_BLOCK_WIDTH, MARK_HEIGHT};
        SDL_FillRect(surface, &area, mark_block_is_white(number, block) ? 0xFFFFFF : 0x000000);
    }
}

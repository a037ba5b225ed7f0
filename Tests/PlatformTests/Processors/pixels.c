// Does all arithmetic on pixels with numbers from a seed, and prints a checksum of each function's results. It is
// compiled for several processors, on which it must say the same.
#include "CBlend.h"
#include "CScaling.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#pragma STDC FP_CONTRACT OFF

// Roundings that differ are rare.
enum { SIDE = 61, ROUNDS = 200, MANY = 4000, TAPS = 5 };

static uint32_t state = 2463534242;

static uint32_t number(void)  // xorshift (Marsaglia)
{
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return state;
}

static float between(float least, float most) { return least + (float)(number() >> 8) / 16777216 * (most - least); }

static void fill(void *bytes, size_t count)
{
    for (size_t i = 0; i < count; i++) ((uint8_t *)bytes)[i] = (uint8_t)number();
}

static uint32_t sum = 2166136261;

static void note(const void *bytes, size_t count)  // FNV-1a
{
    for (size_t i = 0; i < count; i++) sum = (sum ^ ((const uint8_t *)bytes)[i]) * 16777619;
}

static void say(const char *name)
{
    printf("%s %08x\n", name, sum);
    sum = 2166136261;
}

static uint32_t picture[SIDE * SIDE], row[SIDE];
static uint8_t cover[SIDE], grain[SIDE];

// Some pixels are opaque and some are clear, which have ways of their own.
static void paint(void)
{
    fill(picture, sizeof picture);
    for (int i = 0; i < SIDE * SIDE; i++)
        if (number() & 3) picture[i] = number() & 1 ? picture[i] | 0xff000000 : picture[i] & 0xffffff;
    fill(row, sizeof row);
}

static void blend(void)
{
    for (int round = 0; round < ROUNDS; round++) {
        paint();
        blend_row(row, picture + number() % SIDE, SIDE, round & 1 ? 255 : (uint8_t)number());
        note(row, sizeof row);
    }
    say("blend_row");
}

static void ink(void)
{
    uint32_t shades[256], shown[SIDE];
    for (int round = 0; round < MANY; round++) {
        paint();
        fill(shades, sizeof shades);
        for (int i = 0; i < 256; i++) shades[i] &= 0xffffff;
        memset(cover, 0, sizeof cover);
        fill(grain, sizeof grain);
        cover_row(
            cover, SIDE, between(-50, 10), between(-9, 9), between(-40, 40), between(-9, 9), between(0.5f, 12));
        note(cover, sizeof cover);
        ink_row(shown, round & 1 ? picture : NULL, cover, grain, shades, SIDE, (uint8_t)number());
        note(shown, sizeof shown);
    }
    say("cover_row, ink_row");
}

static void turn(void)
{
    for (int round = 0; round < MANY; round++) {
        paint();
        blend_box_row(
            row, SIDE, between(-40, 0), between(-40, 40), between(-1, 1), between(-1, 1), between(1, 30),
            between(1, 30), number(), (uint8_t)number());
        note(row, sizeof row);
        blend_turned_row(
            row, SIDE, picture, SIDE, SIDE, SIDE, between(-20, SIDE), between(-20, SIDE), between(-2, 2),
            between(-2, 2), round & 1 ? 255 : (uint8_t)number());
        note(row, sizeof row);
    }
    say("blend_box_row, blend_turned_row");
}

// Turns pictures of a few pixels that lie at the end of what may be read.
static void turn_small(void)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    uint8_t *memory = mmap(NULL, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED || mprotect(memory + page, page, PROT_NONE) != 0) abort();
    for (int round = 0; round < MANY; round++) {
        int width = 1 + round % 4, height = 1 + round / 4 % 4;
        uint32_t *image = (uint32_t *)(memory + page) - width * height;
        fill(image, sizeof *image * (size_t)(width * height));
        blend_turned_row(
            row, SIDE, image, width, width, height, between(-4, 6), between(-4, 6), between(-1, 1), between(-1, 1),
            round & 1 ? 255 : (uint8_t)number());
        note(row, sizeof row);
    }
    munmap(memory, 2 * page);
    say("blend_turned_row of few pixels");
}

static void average(void)
{
    enum { COUNT = 64, WIDTH = 12, BAND = SCALING_BAND };
    static uint8_t samples[BAND * TAPS][COUNT];
    static uint16_t sums[4][COUNT * BAND];
    static uint32_t pixels[BAND * WIDTH];
    const uint8_t *rows[BAND * TAPS];
    uint16_t weights[BAND * TAPS];
    scaling_tap taps[WIDTH * TAPS];
    scaling_plane planes[4];
    for (int round = 0; round < ROUNDS; round++) {
        int count = 1 + round % TAPS;
        fill(samples, sizeof samples);
        for (int i = 0; i < BAND * count; i++) {
            rows[i] = samples[i];
            weights[i] = (uint16_t)(65535 / count);
        }
        for (int i = 0; i < WIDTH * count; i++)
            taps[i] = (scaling_tap){(int32_t)(number() % COUNT), (uint16_t)(65535 / count)};
        for (int i = 0; i < 4; i++) {
            scaling_sum_rows(sums[i], COUNT, rows, weights, count);
            planes[i] = (scaling_plane){sums[i], taps, count};
            rows[0] = samples[i + 1];
        }
        note(sums, sizeof sums);
        scaling_write_pixels(
            pixels, WIDTH, WIDTH, BAND, planes, (scaling_kind)(round % 5), round & 8 ? 255 : 0);
        note(pixels, sizeof pixels);
    }
    say("scaling_sum_rows, scaling_write_pixels");
}

static void blur(void)
{
    enum { EDGE = 20 };
    int32_t sources[SIDE], distances[EDGE], along[SIDE];
    for (int i = 0; i < SIDE; i++) along[i] = i;
    for (int i = 0; i < EDGE; i++) {
        sources[i] = EDGE + i;
        distances[i] = EDGE - i;
    }
    for (int round = 0; round < 10; round++) {
        paint();
        scaling_axis columns = {0, EDGE, sources, distances}, rows = {0, SIDE, along, NULL};
        if (scaling_blur((uint8_t *)picture, SIDE * 4, columns, rows)) note(picture, sizeof picture);
    }
    say("scaling_blur");
}

int main(void)
{
    blend();
    ink();
    turn();
    turn_small();
    average();
    blur();
    return 0;
}

#include "CBlend.h"

// No vector crosses a function boundary: everything is inlined and compiled for the CPU.
#define INLINE static inline __attribute__((always_inline))
#if defined(__x86_64__)
#define CHOSEN_AT_LOAD __attribute__((target_clones("avx2", "default")))
#else
#define CHOSEN_AT_LOAD
#endif

// An elementwise call sets no errno, so the compiler makes vectors of it.
INLINE float smaller(float a, float b) { return __builtin_elementwise_min(a, b); }
INLINE float larger(float a, float b) { return __builtin_elementwise_max(a, b); }

CHOSEN_AT_LOAD
void cover_row(uint8_t *cover, int count, float x, float y, float way_x, float way_y, float radius)
{
    float square = way_x * way_x + way_y * way_y, share = square > 0 ? 1 / square : 0;
    for (int i = 0; i < count; i++) {
        float place = x + (float)i;
        float along = larger(0, smaller(1, (place * way_x + y * way_y) * share));
        float across = place - way_x * along, down = y - way_y * along;
        float distance = __builtin_elementwise_sqrt(across * across + down * down) - radius;
        uint8_t covered = (uint8_t)(int)(larger(0, smaller(1, 0.5f - distance)) * 255 + 0.5f);
        cover[i] = cover[i] > covered ? cover[i] : covered;
    }
}

INLINE uint32_t byte_of(uint32_t pixel, int shift) { return pixel >> shift & 255; }

// Straight alpha over straight alpha.
INLINE uint32_t laid_over(uint32_t below, uint32_t above, uint32_t alpha)
{
    uint32_t rest = (below >> 24) * (255 - alpha) / 255, whole = alpha + rest, mixed = whole << 24;
    for (int shift = 0; shift < 24; shift += 8)
        mixed |= (byte_of(above, shift) * alpha + byte_of(below, shift) * rest + whole / 2) / whole << shift;
    return mixed;
}

void ink_row(
    uint32_t *shown, const uint32_t *dry, const uint8_t *cover, const uint8_t *grain, const uint32_t *shades,
    int count, uint8_t opacity)
{
    for (int i = 0; i < count; i++) {
        uint32_t alpha = cover[i] * opacity / 255, below = dry ? dry[i] : 0, above = shades[grain[i]];
        if (alpha == 0) shown[i] = below;
        else if (alpha == 255 || below >> 24 == 0) shown[i] = alpha << 24 | above;
        else shown[i] = laid_over(below, above, alpha);
    }
}

// Opaque target.
INLINE uint32_t mixed(uint32_t below, uint32_t above, uint32_t alpha)
{
    uint32_t both = below & 0xff000000;
    for (int shift = 0; shift < 24; shift += 8)
        both |= (byte_of(above, shift) * alpha + byte_of(below, shift) * (255 - alpha) + 127) / 255 << shift;
    return both;
}

void blend_box_row(
    uint32_t *target, int count, float along, float beside, float step_along, float step_beside, float half_width,
    float half_height, uint32_t color, uint8_t opacity)
{
    for (int i = 0; i < count; i++) {
        float x = along + step_along * (float)i, y = beside + step_beside * (float)i;
        float wide = larger(0, smaller(1, half_width + 0.5f - (x < 0 ? -x : x)));
        float high = larger(0, smaller(1, half_height + 0.5f - (y < 0 ? -y : y)));
        uint32_t alpha = (uint32_t)(wide * high * (float)opacity + 0.5f);
        if (alpha > 0) target[i] = mixed(target[i], color, alpha);
    }
}

typedef float channels __attribute__((ext_vector_type(4)));  // blue, green, red, alpha

// A pixel with its colours multiplied by its alpha; clear outside the image.
INLINE channels sample(const uint32_t *source, int pitch, int width, int height, int x, int y)
{
    if (x < 0 || y < 0 || x >= width || y >= height) return (channels)0;
    uint32_t pixel = source[y * pitch + x];
    float alpha = (float)(pixel >> 24) / 255;
    return (channels){(float)(pixel & 255) * alpha, (float)byte_of(pixel, 8) * alpha, (float)byte_of(pixel, 16) * alpha,
                      255 * alpha};
}

void blend_turned_row(
    uint32_t *target, int count, const uint32_t *source, int pitch, int width, int height, float x, float y,
    float step_x, float step_y, uint8_t opacity)
{
    for (int i = 0; i < count; i++) {
        float across = x + step_x * (float)i - 0.5f, down = y + step_y * (float)i - 0.5f;
        if (across <= -1 || down <= -1 || across >= (float)width || down >= (float)height) continue;
        int left = (int)(across + 1) - 1, top = (int)(down + 1) - 1;  // rounded down
        float right_share = across - (float)left, lower_share = down - (float)top;
        channels upper = sample(source, pitch, width, height, left, top) * (1 - right_share)
            + sample(source, pitch, width, height, left + 1, top) * right_share;
        channels lower = sample(source, pitch, width, height, left, top + 1) * (1 - right_share)
            + sample(source, pitch, width, height, left + 1, top + 1) * right_share;
        channels above = (upper * (1 - lower_share) + lower * lower_share) * ((float)opacity / 255);
        if (above.w < 0.5f) continue;
        uint32_t pixel = target[i];
        channels below = {(float)(pixel & 255), (float)byte_of(pixel, 8), (float)byte_of(pixel, 16), 0};
        channels sum = above + below * (1 - above.w / 255) + 0.5f;
        target[i] = (pixel & 0xff000000) | (uint32_t)smaller(255, sum.x) | (uint32_t)smaller(255, sum.y) << 8
            | (uint32_t)smaller(255, sum.z) << 16;
    }
}

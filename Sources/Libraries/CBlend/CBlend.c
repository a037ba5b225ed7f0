#include "CBlend.h"

#include <stdbool.h>
#include <string.h>

enum { GROUP = 4 };  // pixels processed together

typedef uint8_t bytes __attribute__((vector_size(4 * GROUP)));
typedef uint16_t words __attribute__((vector_size(8 * GROUP)));  // one lane per channel; two vectors without AVX2

// No vector crosses a function boundary: everything is inlined and compiled for the CPU.
#pragma clang diagnostic ignored "-Wpsabi"
#define INLINE static inline __attribute__((always_inline))

INLINE words widened(bytes pixels) { return __builtin_convertvector(pixels, words); }

INLINE bytes narrowed(words channels) { return __builtin_convertvector(channels, bytes); }

// Broadcasts each pixel's alpha to all its channels.
INLINE words alphas(words pixels)
{
    return __builtin_shufflevector(pixels, pixels, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
}

// Divides products of two bytes by 255, rounding down.
INLINE words by_255(words products) { return (products + 1 + (products >> 8)) >> 8; }

// SDL's BlitRGBtoRGBPixelAlphaMMX: it takes 256 for 255, except for fully transparent or opaque pixels.
INLINE bytes laid_over(bytes below, bytes above)
{
    words source = widened(above), alpha = alphas(source);
    words mixed = (source * alpha >> 8) + (widened(below) * (255 - alpha) >> 8);
    bytes is_opaque = narrowed((words)(alpha == 255)), is_clear = narrowed((words)(alpha == 0));
    return (is_opaque & above) | (is_clear & below) | (~(is_opaque | is_clear) & narrowed(mixed));
}

// SDL's SDL_Blit_ARGB8888_RGB888_Modulate_Blend.
INLINE bytes laid_over_faded(bytes below, bytes above, uint8_t opacity)
{
    words source = widened(above), alpha = by_255(alphas(source) * opacity);
    return narrowed(by_255(source * alpha) + by_255(widened(below) * (255 - alpha)));
}

INLINE void blend_group(uint32_t *target, const uint32_t *source, uint8_t opacity)
{
    bool is_clear = (source[0] | source[1] | source[2] | source[3]) >> 24 == 0;
    bool is_opaque = opacity == 255 && (source[0] & source[1] & source[2] & source[3]) >> 24 == 255;
    if (is_clear) return;
    if (is_opaque) {
        memcpy(target, source, GROUP * sizeof *target);
        return;
    }
    bytes above, below;
    memcpy(&above, source, sizeof above);
    memcpy(&below, target, sizeof below);
    below = opacity == 255 ? laid_over(below, above) : laid_over_faded(below, above, opacity);
    memcpy(target, &below, sizeof below);
}

#if defined(__x86_64__) && !defined(ONE_PROCESSOR)  // a test compiles it so
// Chosen at load time.
__attribute__((target_clones("avx2", "default")))
#endif
void blend_row(uint32_t *target, const uint32_t *source, int count, uint8_t opacity)
{
    for (; count >= GROUP; count -= GROUP, target += GROUP, source += GROUP) blend_group(target, source, opacity);
    if (count == 0) return;
    uint32_t above[GROUP] = {0}, below[GROUP] = {0};
    memcpy(above, source, (size_t)count * sizeof *source);
    memcpy(below, target, (size_t)count * sizeof *target);
    blend_group(below, above, opacity);
    memcpy(target, below, (size_t)count * sizeof *target);
}

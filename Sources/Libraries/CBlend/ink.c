#include "CBlend.h"

// A multiplication and an addition in one, as arm64 has them, would round otherwise than in two, and give other pixels.
#pragma STDC FP_CONTRACT OFF

// No vector crosses a function boundary: everything is inlined and compiled for the CPU.
#define INLINE static inline __attribute__((always_inline))
#if defined(__x86_64__) && !defined(ONE_PROCESSOR)  // a test compiles it so
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

typedef uint8_t channel_bytes __attribute__((ext_vector_type(4)));

INLINE channels widened(uint32_t pixel)
{
    channel_bytes bytes;
    __builtin_memcpy(&bytes, &pixel, sizeof bytes);
    return __builtin_convertvector(bytes, channels);
}

// A pixel with its colours multiplied by its alpha. Most pixels are opaque or clear, which is quick.
INLINE channels multiplied(uint32_t pixel)
{
    uint32_t alpha = pixel >> 24;
    if (alpha == 255) return widened(pixel);
    if (alpha == 0) return (channels)0;
    channels wide = widened(pixel);
    wide.w = 255;
    return wide * ((float)alpha / 255);
}

// The same of a pixel of an image, clear outside it.
INLINE channels sample(const uint32_t *source, int pitch, int width, int height, int x, int y)
{
    if (x < 0 || y < 0 || x >= width || y >= height) return (channels)0;
    return multiplied(source[y * pitch + x]);
}

typedef uint8_t pair_bytes __attribute__((ext_vector_type(8)));
typedef uint16_t pair_channels __attribute__((ext_vector_type(8)));  // those of two pixels

INLINE pair_channels widened_pair(uint32_t upper, uint32_t lower)
{
    uint64_t both = (uint64_t)lower << 32 | upper;
    pair_bytes bytes;
    __builtin_memcpy(&bytes, &both, sizeof bytes);
    return __builtin_convertvector(bytes, pair_channels);
}

// Bilinear interpolation between four opaque pixels; the shares are of 256.
INLINE uint32_t between(const uint32_t *above, const uint32_t *below, uint16_t right_share, uint16_t lower_share)
{
    pair_channels rows = widened_pair(above[0], below[0]) * (uint16_t)(256 - right_share)
        + widened_pair(above[1], below[1]) * right_share + (uint16_t)128;
    rows >>= 8;
    pair_channels sum = rows * (uint16_t)(256 - lower_share) + rows.s45670123 * lower_share + (uint16_t)128;
    channel_bytes bytes = __builtin_convertvector((sum >> 8).lo, channel_bytes);
    uint32_t pixel;
    __builtin_memcpy(&pixel, &bytes, sizeof pixel);
    return pixel;
}

// An image of which a row of pixels shows the places x + step_x * i, y + step_y * i, less half a pixel.
struct turned_image {
    const uint32_t *source;
    int pitch, width, height;
    float x, y, step_x, step_y;
    float opacity;  // 0 to 1
};

INLINE void blend_turned_pixel(uint32_t *target, const struct turned_image *image, int i)
{
    const uint32_t *source = image->source;
    int pitch = image->pitch, width = image->width, height = image->height;
    float across = image->x + image->step_x * (float)i - 0.5f, down = image->y + image->step_y * (float)i - 0.5f;
    if (across <= -1 || down <= -1 || across >= (float)width || down >= (float)height) return;
    int left = (int)(across + 1) - 1, top = (int)(down + 1) - 1;  // rounded down
    float right_share = across - (float)left, lower_share = down - (float)top;
    channels upper = sample(source, pitch, width, height, left, top) * (1 - right_share)
        + sample(source, pitch, width, height, left + 1, top) * right_share;
    channels lower = sample(source, pitch, width, height, left, top + 1) * (1 - right_share)
        + sample(source, pitch, width, height, left + 1, top + 1) * right_share;
    channels above = (upper * (1 - lower_share) + lower * lower_share) * image->opacity;
    if (above.w < 0.5f) return;
    channels sum = above + widened(target[i] & 0xffffff) * (1 - above.w / 255) + 0.5f;
    channel_bytes bytes = __builtin_convertvector(__builtin_elementwise_min(sum, (channels)255), channel_bytes);
    uint32_t pixel;
    __builtin_memcpy(&pixel, &bytes, sizeof pixel);
    target[i] = (target[i] & 0xff000000) | (pixel & 0xffffff);
}

// Narrows a range to those i for which start + step * i is from 1 to most - 1; to none if there is no such place.
INLINE void narrow(int *first, int *last, float start, float step, float most)
{
    float low = (1 - start) / step, high = (most - 1 - start) / step, count = (float)*last;
    if (step == 0 || most < 2) {
        if (!(start >= 1 && start <= most - 1)) *last = *first;
        return;
    }
    int begin = (int)larger(0, smaller(count, smaller(low, high) + 1));
    int end = (int)larger(0, smaller(count, larger(low, high)));
    *first = *first > begin ? *first : begin;
    *last = *last < end ? *last : end;
}

enum { WIDEST = 32767 };  // what fixed point holds beside 16 binary places
static const float one = 65536;

CHOSEN_AT_LOAD
void blend_turned_row(
    uint32_t *target, int count, const uint32_t *source, int pitch, int width, int height, float x, float y,
    float step_x, float step_y, uint8_t opacity)
{
    struct turned_image image = {source, pitch, width, height, x, y, step_x, step_y, (float)opacity / 255};
    int first = 0, last = opacity == 255 && width <= WIDEST && height <= WIDEST ? count : 0;
    narrow(&first, &last, x - 0.5f, step_x, (float)(width - 1));
    narrow(&first, &last, y - 0.5f, step_y, (float)(height - 1));
    if (first >= last) first = last = count;
    for (int i = 0; i < first; i++) blend_turned_pixel(target, &image, i);
    int across = (int)((x - 0.5f + step_x * (float)first) * one), along_x = (int)(step_x * one);
    int down = (int)((y - 0.5f + step_y * (float)first) * one), along_y = (int)(step_y * one);
    for (int i = first; i < last; i++, across += along_x, down += along_y) {
        const uint32_t *above = source + (across >> 16) + (down >> 16) * pitch, *below = above + pitch;
        uint32_t solid = (above[0] & above[1] & below[0] & below[1]) >> 24;
        if (solid == 255) {
            uint16_t right = across >> 8 & 255, lower = down >> 8 & 255;
            target[i] = (target[i] & 0xff000000) | (between(above, below, right, lower) & 0xffffff);
        } else if ((above[0] | above[1] | below[0] | below[1]) >> 24 != 0) {
            blend_turned_pixel(target, &image, i);
        }
    }
    for (int i = last; i < count; i++) blend_turned_pixel(target, &image, i);
}

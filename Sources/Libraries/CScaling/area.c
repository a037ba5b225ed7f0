// Area averaging. The new rows of a band lie side by side in a vector: rows are summed first, then columns.
#include "CScaling.h"
#include "cpus.h"

#include <string.h>

enum { BAND = SCALING_BAND, LANE = 8 };  // rows r and r + 8 share the places of a vector's two halves

typedef uint8_t bytes __attribute__((vector_size(BAND)));
typedef uint16_t means __attribute__((vector_size(2 * BAND)));
typedef int16_t lights __attribute__((vector_size(2 * BAND)));  // 0 to 255 with six fractional bits
typedef uint32_t products __attribute__((vector_size(4 * BAND)));
typedef int32_t signed_products __attribute__((vector_size(4 * BAND)));
typedef uint32_t pixels __attribute__((vector_size(2 * BAND)));  // two times four
typedef uint64_t halves __attribute__((vector_size(BAND)));

// Multiplies each number by so many 65,536ths.
INLINE means share(means numbers, means weights)
{
    return __builtin_convertvector(
        __builtin_convertvector(numbers, products) * __builtin_convertvector(weights, products) >> 16, means);
}

INLINE lights signed_share(lights numbers, int16_t part)
{
    return __builtin_convertvector(__builtin_convertvector(numbers, signed_products) * part >> 16, lights);
}

INLINE means all(uint16_t number) { return (means){0} + number; }

// Corrects the rounding loss of so many products: half a 256th each on average, or a whole one for a single one.
INLINE means bias(int count) { return all((uint16_t)((count + 1) / 2)); }

// Interleaves numbers within each half of a vector.
#define LOW(a, b) __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 8, 24, 9, 25, 10, 26, 11, 27)
#define HIGH(a, b) __builtin_shufflevector(a, b, 4, 20, 5, 21, 6, 22, 7, 23, 12, 28, 13, 29, 14, 30, 15, 31)
#define LOW_PAIRS(a, b) __builtin_shufflevector(a, b, 0, 8, 1, 9, 4, 12, 5, 13)
#define HIGH_PAIRS(a, b) __builtin_shufflevector(a, b, 2, 10, 3, 11, 6, 14, 7, 15)

// Each round interleaves the eight like a riffle shuffle; after three, rows are columns.
INLINE void shuffle(means to[LANE], const means from[LANE])
{
    for (int i = 0; i < LANE / 2; i++) {
        to[2 * i] = LOW(from[i], from[i + LANE / 2]);
        to[2 * i + 1] = HIGH(from[i], from[i + LANE / 2]);
    }
}

// Samples of the rows r and r + 8.
INLINE means two_rows(const uint8_t *upper, const uint8_t *lower)
{
    halves both;
    memcpy(&both, upper, LANE);
    memcpy((uint8_t *)&both + LANE, lower, LANE);
    return __builtin_convertvector((bytes)both, means) << 8;
}

INLINE void sum_rows(uint16_t *sums, int count, const uint8_t *const rows[], const uint16_t weights[], int taps)
{
    means weight[LANE * SCALING_MOST_TAPS];
    for (int i = 0; i < LANE * taps; i++)
        for (int lane = 0; lane < BAND; lane++) weight[i][lane] = weights[i + lane / LANE * LANE * taps];
    for (int at = 0; at < count; at += LANE) {
        means one[LANE], two[LANE];
        for (int row = 0; row < LANE; row++) {
            one[row] = bias(taps);
            for (int i = row * taps; i < (row + 1) * taps; i++)
                one[row] += share(two_rows(rows[i] + at, rows[i + LANE * taps] + at), weight[i]);
        }
        shuffle(two, one);
        shuffle(one, two);
        shuffle(two, one);
        memcpy(sums + at * BAND, two, sizeof two);
    }
}

FOR_EACH_CPU
void scaling_sum_rows(uint16_t *sums, int count, const uint8_t *const rows[], const uint16_t weights[], int taps)
{
    switch (taps) {  // the loops over few taps are unrolled
    case 1: sum_rows(sums, count, rows, weights, 1); break;
    case 2: sum_rows(sums, count, rows, weights, 2); break;
    case 3: sum_rows(sums, count, rows, weights, 3); break;
    case 4: sum_rows(sums, count, rows, weights, 4); break;
    default: sum_rows(sums, count, rows, weights, taps);
    }
}

INLINE means mean(const scaling_plane *plane, int column)
{
    means sum = bias(plane->count);
    const scaling_tap *tap = plane->taps + column * plane->count;
    for (int i = 0; i < plane->count; i++, tap++) {
        means samples;
        memcpy(&samples, plane->sums + tap->sample * BAND, sizeof samples);
        sum += share(samples, all(tap->weight));
    }
    return sum;
}

typedef struct {
    lights red, green, blue;
} colors;

INLINE lights light(const scaling_plane *plane, int column) { return (lights)(mean(plane, column) >> 2); }

INLINE colors rgb(const scaling_plane planes[], int column)
{
    return (colors){light(planes, column), light(planes + 1, column), light(planes + 2, column)};
}

// Red = Y + 1.402 Cr, green = Y - 0.344136 Cb - 0.714136 Cr, blue = Y + 1.772 Cb (ITU T.871, section 7), in 65,536ths.
INLINE colors rgb_of_ycc(const scaling_plane planes[], int column)
{
    colors ycc = rgb(planes, column);
    lights y = ycc.red, cb = ycc.green - (128 << 6), cr = ycc.blue - (128 << 6);
    return (colors){
        .red = y + cr + signed_share(cr, 26345),
        .green = y - signed_share(cb, 22553) - cr + signed_share(cr, 18735),
        .blue = y + cb + cb - signed_share(cb, 14942),
    };
}

// Rounds and clamps to what a pixel can hold.
INLINE means byte(lights light)
{
    lights least = {0}, most = least + (255 << 6);
    return (means)__builtin_elementwise_min(__builtin_elementwise_max(light + 32, least), most) >> 6;
}

// Light that is not taken by inks.
INLINE lights left_by(lights ink, means black, uint8_t flip)
{
    return (lights)(((byte(ink) ^ all(flip)) * black + 127) / 255 << 6);
}

INLINE colors rgb_of_inks(const scaling_plane planes[], int column, bool is_ycc, uint8_t flip)
{
    means black = byte(light(planes + 3, column)) ^ all(flip);
    colors inks = is_ycc ? rgb_of_ycc(planes, column) : rgb(planes, column);
    uint8_t turned = is_ycc ? (uint8_t)~flip : flip;
    return (colors){
        left_by(inks.red, black, turned), left_by(inks.green, black, turned), left_by(inks.blue, black, turned)};
}

// Four columns of pixels become rows of four.
INLINE void write_columns(uint32_t *target, int stride, int rows, const colors columns[4])
{
    pixels upper[4], lower[4], row[LANE];  // each of rows r and r + 8
    for (int i = 0; i < 4; i++) {
        means low = byte(columns[i].blue) | byte(columns[i].green) << 8, high = byte(columns[i].red) | 0xff00;
        upper[i] = (pixels)LOW(low, high);
        lower[i] = (pixels)HIGH(low, high);
    }
    for (int i = 0; i < 2; i++) {
        const pixels *half = i == 0 ? upper : lower;
        pixels a = LOW_PAIRS(half[0], half[2]), b = LOW_PAIRS(half[1], half[3]);
        pixels c = HIGH_PAIRS(half[0], half[2]), d = HIGH_PAIRS(half[1], half[3]);
        row[4 * i] = LOW_PAIRS(a, b);
        row[4 * i + 1] = HIGH_PAIRS(a, b);
        row[4 * i + 2] = LOW_PAIRS(c, d);
        row[4 * i + 3] = HIGH_PAIRS(c, d);
    }
    for (int y = 0; y < rows; y++)
        memcpy(target + y * stride, (const uint8_t *)&row[y % LANE] + y / LANE * BAND, 4 * sizeof *target);
}

INLINE void write_opaque(
    uint32_t *target, int stride, int width, int rows, const scaling_plane planes[], scaling_kind kind, uint8_t flip)
{
    for (int x = 0; x < width; x += 4) {
        colors columns[4];
        for (int i = 0; i < 4; i++) {
            int column = x + i < width ? x + i : width - 1;
            switch (kind) {
            case SCALING_RGB: columns[i] = rgb(planes, column); break;
            case SCALING_YCC: columns[i] = rgb_of_ycc(planes, column); break;
            default: columns[i] = rgb_of_inks(planes, column, kind == SCALING_YCCK, flip);
            }
        }
        if (x + 4 <= width) {
            write_columns(target + x, stride, rows, columns);
            continue;
        }
        uint32_t last[BAND][4];
        write_columns(last[0], 4, BAND, columns);
        for (int y = 0; y < rows; y++) memcpy(target + y * stride + x, last[y], (size_t)(width - x) * sizeof *target);
    }
}

// A colour that is not multiplied by `alpha` any more; both in 256ths.
INLINE uint32_t divided(uint16_t color, uint16_t alpha)
{
    uint32_t byte = alpha == 0 ? 0 : (color * 255u + alpha / 2u) / alpha;
    return byte < 255 ? byte : 255;
}

INLINE void write_transparent(uint32_t *target, int stride, int width, int rows, const scaling_plane planes[])
{
    for (int x = 0; x < width; x++) {
        means red = mean(planes, x), green = mean(planes + 1, x), blue = mean(planes + 2, x);
        means alpha = mean(planes + 3, x);
        for (int y = 0; y < rows; y++) {
            uint32_t whole = (alpha[y] + 128u) >> 8;
            target[y * stride + x] = divided(blue[y], alpha[y]) | divided(green[y], alpha[y]) << 8
                | divided(red[y], alpha[y]) << 16 | (whole < 255 ? whole : 255) << 24;
        }
    }
}

FOR_EACH_CPU
void scaling_write_pixels(
    uint32_t *target, int stride, int width, int rows, const scaling_plane planes[], scaling_kind kind, uint8_t flip)
{
    switch (kind) {
    case SCALING_YCC: write_opaque(target, stride, width, rows, planes, SCALING_YCC, flip); break;
    case SCALING_RGBA: write_transparent(target, stride, width, rows, planes); break;
    default: write_opaque(target, stride, width, rows, planes, kind, flip);
    }
}

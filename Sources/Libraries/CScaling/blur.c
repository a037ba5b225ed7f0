#include "CScaling.h"
#include "cpus.h"

#include <stdlib.h>
#include <string.h>

enum { CHANNELS = 4, MOST_LEVELS = 16, ONE = 1 << 15, GROUP = 4 };  // pixels processed together

// A number is 32 times a byte, so that eight of them can be added up.
typedef uint16_t pixel __attribute__((vector_size(2 * CHANNELS)));
typedef uint16_t numbers __attribute__((vector_size(2 * CHANNELS * GROUP)));
typedef int16_t differences __attribute__((vector_size(2 * CHANNELS * GROUP)));
typedef int32_t products __attribute__((vector_size(4 * CHANNELS * GROUP)));
typedef uint8_t bytes __attribute__((vector_size(CHANNELS * GROUP)));

// A copy at half, a quarter … of the size. Its rows are whole groups.
typedef struct {
    pixel *pixels;
    int width, height, stride;
} level;

// Memory for the rows that are worked on. There is room for a pixel before `row` and for two after it.
typedef struct {
    uint8_t *bytes[4];
    pixel *row, *doubled, *sharpness;
} workspace;

INLINE int most(int a, int b) { return a > b ? a : b; }
INLINE int least(int a, int b) { return a < b ? a : b; }
INLINE int whole_groups(int width) { return (width + GROUP - 1) / GROUP * GROUP; }

INLINE numbers load(const pixel *from)
{
    numbers group;
    memcpy(&group, from, sizeof group);
    return group;
}

INLINE void store(pixel *to, numbers group) { memcpy(to, &group, sizeof group); }

INLINE numbers load_bytes(const uint8_t *from)
{
    bytes group;
    memcpy(&group, from, sizeof group);
    return __builtin_convertvector(group, numbers);
}

INLINE pixel *row_of(level level, int y)
{
    return level.pixels + (size_t)least(most(y, 0), level.height - 1) * (size_t)level.stride;
}

// Repeats the first and the last pixel of the row beyond its ends.
INLINE void extend(workspace space, int width)
{
    space.row[-1] = space.row[0];
    space.row[width] = space.row[width + 1] = space.row[width - 1];
}

// Averages pairs of pixels of the row, with their neighbours.
INLINE void halve_row(pixel *half, int width, workspace space)
{
    extend(space, width);
    const pixel *row = space.row;
    for (int x = 0; x < (width + 1) / 2; x++, row += 2) half[x] = (row[-1] + row[2] + (row[0] + row[1]) * 3) >> 3;
}

INLINE void halve(level half, level whole, workspace space)
{
    for (int y = 0; y < half.height; y++) {
        const pixel *above = row_of(whole, 2 * y - 1), *first = row_of(whole, 2 * y);
        const pixel *second = row_of(whole, 2 * y + 1), *below = row_of(whole, 2 * y + 2);
        for (int x = 0; x < whole.width; x += GROUP) {
            numbers middle = (load(first + x) + load(second + x)) * 3;
            store(space.row + x, (load(above + x) + load(below + x) + middle) >> 3);
        }
        halve_row(row_of(half, y), whole.width, space);
    }
}

INLINE void halve_picture(
    level half, const uint8_t *pixels, int stride, scaling_axis columns, scaling_axis rows, workspace space)
{
    int read = 0;
    for (int y = 0; y < half.height; y++) {
        for (; read < least(2 * y + 3, rows.count); read++) {
            const uint8_t *row = pixels + (size_t)rows.sources[read] * (size_t)stride;
            uint8_t *copy = space.bytes[read % 4];
            for (int x = 0; x < columns.count; x++)
                memcpy(copy + (size_t)x * CHANNELS, row + (size_t)columns.sources[x] * CHANNELS, CHANNELS);
        }
        const uint8_t *taps[4];
        for (int i = 0; i < 4; i++) taps[i] = space.bytes[least(most(2 * y - 1 + i, 0), rows.count - 1) % 4];
        for (int x = 0, at = 0; x < columns.count; x += GROUP, at += GROUP * CHANNELS) {
            numbers middle = (load_bytes(taps[1] + at) + load_bytes(taps[2] + at)) * 3;
            store(space.row + x, (load_bytes(taps[0] + at) + load_bytes(taps[3] + at) + middle) << 2);
        }
        halve_row(row_of(half, y), columns.count, space);
    }
}

// Reads row `y` of a copy as one that is twice as high and twice as wide.
INLINE void read_doubled(level level, int y, workspace space)
{
    const pixel *near = row_of(level, y / 2), *far = row_of(level, y % 2 == 0 ? y / 2 - 1 : y / 2 + 1);
    for (int x = 0; x < level.width; x += GROUP) store(space.row + x, (load(near + x) * 3 + load(far + x)) >> 2);
    extend(space, level.width);
    for (int x = 0; x < level.width; x++) {
        pixel nearest = space.row[x] * 3;
        space.doubled[2 * x] = (nearest + space.row[x - 1]) >> 2;
        space.doubled[2 * x + 1] = (nearest + space.row[x + 1]) >> 2;
    }
}

// Takes so many 32,768ths of the sharp ones, and the rest of the blurred ones.
INLINE numbers mixed(numbers blurred, numbers sharp, numbers sharpness)
{
    products twice = __builtin_convertvector((differences)(sharp - blurred) * 2, products);
    products parts = twice * __builtin_convertvector((differences)sharpness, products) >> 16;
    return blurred + (numbers)__builtin_convertvector(parts, differences);
}

// The share of a copy in the mix; the rest comes from coarser ones. At 2.5 pixels one halving, at 7.5 two, at 17.5
// three: the blur is a third of the distance wide. Between them the logarithm is a straight line, in whole numbers: the
// same on every processor.
static uint16_t sharpness_at(int32_t distance, int depth)
{
    uint32_t width = (12u + 4u * (uint32_t)distance) * ONE / 10;  // 1 + 0.4 (distance + 0.5)
    int halvings = 31 - __builtin_clz(width) - 15;
    int32_t sharpness = (depth + 2 - halvings) * ONE - (int32_t)(width >> halvings);
    return (uint16_t)least(most(sharpness, 0), ONE - 1);
}

static void set_sharpness(workspace space, scaling_axis axis, int depth, int count)
{
    for (int i = 0; i < count; i++)
        space.sharpness[i] = (pixel){0} + sharpness_at(axis.distances[least(i << depth, axis.count - 1)], depth);
}

// The sharpness of a row's pixels, of which the first is number `x`.
INLINE numbers sharpness_of(workspace space, bool is_by_row, int x, int y)
{
    return is_by_row ? (numbers){0} + space.sharpness[y][0] : load(space.sharpness + x);
}

INLINE void mix(level sharp, level coarse, scaling_axis columns, int depth, scaling_axis rows, workspace space)
{
    bool is_by_row = rows.distances != NULL;
    set_sharpness(space, is_by_row ? rows : columns, depth, is_by_row ? sharp.height : sharp.width);
    for (int y = 0; y < sharp.height; y++) {
        pixel *row = row_of(sharp, y);
        read_doubled(coarse, y, space);
        for (int x = 0; x < sharp.width; x += GROUP)
            store(row + x, mixed(load(space.doubled + x), load(row + x), sharpness_of(space, is_by_row, x, y)));
    }
}

// Ordered dithering (Bayer), in 32nds: hides the bands of slow gradients.
static const uint8_t dither[4][4] = {{1, 17, 5, 21}, {25, 9, 29, 13}, {7, 23, 3, 19}, {31, 15, 27, 11}};

INLINE numbers dither_of(int y)
{
    numbers row;
    for (int i = 0; i < GROUP * CHANNELS; i++) row[i] = dither[y & 3][i / CHANNELS];
    return row;
}

// Mixes with the picture itself and writes four bytes a pixel.
INLINE void write_mix(
    uint8_t *pixels, int stride, level coarse, scaling_axis columns, scaling_axis rows, workspace space)
{
    bool is_by_row = rows.distances != NULL;
    set_sharpness(space, is_by_row ? rows : columns, 0, is_by_row ? rows.count : columns.count);
    const bytes opaque = (bytes)((uint32_t __attribute__((vector_size(CHANNELS * GROUP)))){0} + 0xff000000);
    for (int y = 0; y < rows.count; y++) {
        read_doubled(coarse, y, space);
        const uint8_t *source = pixels + (size_t)rows.sources[y] * (size_t)stride;
        uint8_t *target = pixels + (size_t)(rows.start + y) * (size_t)stride + (size_t)columns.start * CHANNELS;
        numbers noise = dither_of(y);
        for (int x = 0; x < columns.count; x += GROUP) {
            numbers group = load(space.doubled + x), sharpness = sharpness_of(space, is_by_row, x, y);
            int count = least(GROUP, columns.count - x);
            if (sharpness[0] | sharpness[CHANNELS * (count - 1)]) {
                bytes sharp = {0};
                for (int i = 0; i < count; i++)
                    memcpy((uint8_t *)&sharp + i * CHANNELS, source + (size_t)columns.sources[x + i] * CHANNELS, CHANNELS);
                group = mixed(group, __builtin_convertvector(sharp, numbers) << 5, sharpness);
            }
            bytes written = __builtin_convertvector((group + noise) >> 5, bytes) | opaque;
            memcpy(target + (size_t)x * CHANNELS, &written, (size_t)count * CHANNELS);
        }
    }
}

// Sets the sizes of all copies, down to a pixel or two. Returns how many there are.
static int size_levels(level levels[MOST_LEVELS], int width, int height)
{
    int count = 0;
    do {
        width = (width + 1) / 2;
        height = (height + 1) / 2;
        levels[count++] = (level){.width = width, .height = height, .stride = whole_groups(width)};
    } while (most(width, height) > 2 && count < MOST_LEVELS);
    return count;
}

static size_t pixels_of(level level) { return (size_t)level.stride * (size_t)level.height; }

// Divides memory for all copies and the workspace; the caller frees `levels[0].pixels`.
static bool allocate(level levels[], int count, int width, int height, workspace *space)
{
    size_t row = (size_t)whole_groups(width) + 2 * GROUP, longest = row + (size_t)height, total = 4 * row + longest;
    for (int i = 0; i < count; i++) total += pixels_of(levels[i]);
    pixel *next = calloc(total, sizeof *next);
    if (!next) return false;
    for (int i = 0; i < count; next += pixels_of(levels[i++])) levels[i].pixels = next;
    for (int i = 0; i < 4; i++, next += row / 2) space->bytes[i] = (uint8_t *)next;
    space->row = next + GROUP;
    space->doubled = next + row;
    space->sharpness = next + 2 * row;
    return true;
}

INLINE bool blur(uint8_t *pixels, int stride, scaling_axis columns, scaling_axis rows)
{
    level levels[MOST_LEVELS];
    workspace space;
    int count = size_levels(levels, columns.count, rows.count);
    if (!allocate(levels, count, columns.count, rows.count, &space)) return false;
    halve_picture(levels[0], pixels, stride, columns, rows, space);
    for (int i = 1; i < count; i++) halve(levels[i], levels[i - 1], space);
    for (int i = count - 2; i >= 0; i--) mix(levels[i], levels[i + 1], columns, i + 1, rows, space);
    write_mix(pixels, stride, levels[0], columns, rows, space);
    free(levels[0].pixels);
    return true;
}

FOR_EACH_CPU
bool scaling_blur(uint8_t *pixels, int stride, scaling_axis columns, scaling_axis rows)
{
    return columns.count == 0 || rows.count == 0 || blur(pixels, stride, columns, rows);
}

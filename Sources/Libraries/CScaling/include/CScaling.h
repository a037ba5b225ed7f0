#ifndef CSCALING_H
#define CSCALING_H

#include <stdbool.h>
#include <stdint.h>

/// New rows that are computed together, side by side, and the most samples that each averages.
enum { SCALING_BAND = 16, SCALING_MOST_TAPS = 65 };

/// A sample that a new column or row averages, and its weight in 65,536ths.
typedef struct {
    int32_t sample;
    uint16_t weight;
} scaling_tap;

/// A plane of samples whose rows are summed: for each sample the `SCALING_BAND` vertical means, in 256ths.
typedef struct {
    const uint16_t *sums;
    /// The taps of the first new column, then of the next: `count` for each.
    const scaling_tap *taps;
    int count;
} scaling_plane;

/// What the planes of a picture are.
typedef enum {
    SCALING_RGB,   ///< red, green, blue
    SCALING_YCC,   ///< luma, blue and red differences (ITU T.871)
    SCALING_CMYK,  ///< inks, and black: 255 is none
    SCALING_YCCK,  ///< the same, with the first three as luma and differences
    SCALING_RGBA,  ///< colours that are multiplied by alpha, and alpha; what is written is not multiplied
} scaling_kind;

/// Averages rows of samples: `taps` of them for each of the `SCALING_BAND` new rows, with weights in 65,536ths.
///
/// `sums` has room for `count` samples, rounded up to 8; so many bytes can be read of each row.
void scaling_sum_rows(uint16_t *sums, int count, const uint8_t *const rows[], const uint16_t weights[], int taps);

/// Averages columns of the sums and writes them as pixels: blue in the lowest byte, alpha in the highest.
///
/// `stride` is the distance of the target's rows, in pixels; `rows` is at most `SCALING_BAND`. `flip` (0 or 255) turns
/// inks of which 0 is none.
void scaling_write_pixels(
    uint32_t *target, int stride, int width, int rows, const scaling_plane planes[], scaling_kind kind, uint8_t flip);

/// The columns or the rows of a rectangle at the edge of a picture.
typedef struct {
    int start, count;
    const int32_t *sources;  ///< the picture's column or row that each is copied from
    const int32_t *distances;  ///< how many pixels lie between each and the picture; NULL along the picture's edge
} scaling_axis;

/// Fills a rectangle with copies of the picture's pixels that become more blurred with the distance.
///
/// The blur is mixed from halved copies (Burt and Adelson, "The Laplacian Pyramid as a Compact Image Code", 1983; here
/// with the weights 1 3 3 1), so its cost does not depend on the blur's width. `pixels` holds picture and rectangle,
/// four bytes a pixel, in rows of `stride` bytes. Returns false, and fills nothing, if there is no memory.
bool scaling_blur(uint8_t *pixels, int stride, scaling_axis columns, scaling_axis rows);

#endif

#ifndef CBLEND_H
#define CBLEND_H

#include <stdint.h>

/// Blends a row of pixels onto another with the same result as SDL 2.26's software renderer, to the bit, four at a
/// time.
///
/// A pixel has blue in its lowest byte and (straight) alpha in its highest, which is ignored in `target`.
/// `opacity` (0 to 255) makes the upper row more transparent.
void blend_row(uint32_t *target, const uint32_t *source, int count, uint8_t opacity);

/// Covers a row of pixels with a line of round ends, each by its largest share so far (0 to 255).
///
/// `x` and `y` lead from the line's start to the centre of the first pixel, `way_x` and `way_y` to the line's end.
void cover_row(uint8_t *cover, int count, float x, float y, float way_x, float way_y, float radius);

/// Lays ink on a row of dry pixels (none if NULL), which have straight alpha, as do those shown.
///
/// Each pixel's `grain` chooses among the `shades` of the ink, which have no alpha.
void ink_row(
    uint32_t *shown, const uint32_t *dry, const uint8_t *cover, const uint8_t *grain, const uint32_t *shades,
    int count, uint8_t opacity);

/// Blends the part of a turned rectangle that lies in a row of opaque pixels, with soft edges.
///
/// `along` and `beside` are the place of the first pixel's centre from the rectangle's, in its own directions, and the
/// steps lead to the next pixel.
void blend_box_row(
    uint32_t *target, int count, float along, float beside, float step_along, float step_beside, float half_width,
    float half_height, uint32_t color, uint8_t opacity);

/// Blends an image with straight alpha onto a row of opaque pixels, bilinearly and with soft edges.
///
/// `x` and `y` are the place in the image of the first pixel's centre, and the steps lead to the next pixel.
/// `pitch` is the distance of the image's rows, in pixels.
void blend_turned_row(
    uint32_t *target, int count, const uint32_t *source, int pitch, int width, int height, float x, float y,
    float step_x, float step_y, uint8_t opacity);

#endif

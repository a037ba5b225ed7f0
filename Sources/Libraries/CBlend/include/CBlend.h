#ifndef CBLEND_H
#define CBLEND_H

#include <stdint.h>

/// Blends a row of pixels onto another with the same result as SDL 2.26's software renderer, to the bit, four at a
/// time.
///
/// A pixel has blue in its lowest byte and (straight) alpha in its highest, which is ignored in `target`.
/// `opacity` (0 to 255) makes the upper row more transparent.
void blend_row(uint32_t *target, const uint32_t *source, int count, uint8_t opacity);

typedef float color_numbers __attribute__((ext_vector_type(4)));

/// Makes an opaque pixel from blue, green and red (0 to less than 256, rounded down) and an ignored number.
///
/// Swift would check and convert them one at a time.
static inline uint32_t opaque_pixel(color_numbers color) {
    typedef int32_t whole_numbers __attribute__((ext_vector_type(4)));
    whole_numbers whole = __builtin_convertvector(color, whole_numbers);
    return (uint32_t)(whole.x | whole.y << 8 | whole.z << 16) | 0xff000000;
}

#endif

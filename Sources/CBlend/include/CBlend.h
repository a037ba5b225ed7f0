#ifndef CBLEND_H
#define CBLEND_H

#include <stdint.h>

/// Lays a row of pixels over another, as SDL 2.26's software renderer does, to the bit, but four at a time.
///
/// A pixel has blue in its lowest byte and alpha (straight) in its highest, which in `target` counts for nothing.
/// `opacity` (0 to 255) makes the upper row more transparent.
void blend_row(uint32_t *target, const uint32_t *source, int count, uint8_t opacity);

#endif

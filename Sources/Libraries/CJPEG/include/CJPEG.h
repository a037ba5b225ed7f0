#ifndef CJPEG_H
#define CJPEG_H

#include <stddef.h>
#include <stdint.h>

/// A JPEG read by libjpeg-turbo as raw planes of samples: without colour conversion
/// and without upsampling of the coarser planes.
typedef struct jpeg_planes jpeg_planes;

/// The content of the planes. The last two are CMYK; in the last, cyan, magenta and yellow are stored as YCbCr.
typedef enum { JPEG_GREY, JPEG_LIGHT_AND_COLOR, JPEG_RED_GREEN_BLUE, JPEG_INKS, JPEG_LIGHT_COLOR_AND_BLACK } jpeg_kind;

enum { JPEG_MOST_PLANES = 4, JPEG_MOST_ROWS = 32 };

typedef struct {
    int width, height;  ///< in samples
    int row_bytes;      ///< room that a row needs, with the rest of its last block
    int rows_at_once;   ///< that one call of `jpeg_planes_read` delivers
    double across, down;  ///< the pixels that a sample stands for
} jpeg_plane;

typedef struct {
    int width, height;  ///< in pixels
    jpeg_kind kind;
    int count;
    jpeg_plane planes[JPEG_MOST_PLANES];
} jpeg_layout;

/// Opens the picture in `bytes`, which must outlive it. Returns NULL if libjpeg cannot read it.
jpeg_planes *jpeg_planes_open(const void *bytes, size_t length, jpeg_layout *layout);

/// Reads the next rows of every plane; those of plane p start at `rows[p * JPEG_MOST_ROWS]`. If the file is
/// truncated the rest is grey. Returns whether there were any.
int jpeg_planes_read(jpeg_planes *picture, uint8_t *const rows[]);

/// Reads what follows the rows, up to the end of the picture. Returns 0 if unexpected data follows: some rows were then
/// lost. If not all rows were read nothing is known, and it returns 1.
int jpeg_planes_finish(jpeg_planes *picture);

void jpeg_planes_close(jpeg_planes *picture);

#endif

#ifndef CJPEG_H
#define CJPEG_H

#include <stddef.h>
#include <stdint.h>

/// A JPEG that is being read by libjpeg-turbo, plane by plane and as its samples lie in the file: neither are colours
/// made of them, nor are the coarser planes enlarged.
typedef struct jpeg_planes jpeg_planes;

/// What the planes hold. The last two are inks; in the last, cyan, magenta and yellow are stored as light and colour.
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

/// Begins to read the picture in `bytes`, which must stay until it is closed. Returns NULL for what libjpeg cannot read.
jpeg_planes *jpeg_planes_open(const void *bytes, size_t length, jpeg_layout *layout);

/// Reads the next rows of every plane; those of plane p begin at `rows[p * JPEG_MOST_ROWS]`. Where the file ends too
/// early the rest is grey. Returns whether there were any.
int jpeg_planes_read(jpeg_planes *picture, uint8_t *const rows[]);

/// Reads what follows the rows, up to the picture's end. Returns 0 where something else follows them: then a part of the
/// rows was lost. Of a picture of which not all rows were read nothing is known, and it returns 1.
int jpeg_planes_finish(jpeg_planes *picture);

void jpeg_planes_close(jpeg_planes *picture);

#endif

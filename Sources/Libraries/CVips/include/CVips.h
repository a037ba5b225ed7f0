#ifndef CVIPS_H
#define CVIPS_H

#include <stdbool.h>
#include <stddef.h>

/// What a picture's file says of it, before anything is decoded.
struct vips_picture_header {
    /// Pixels as stored.
    int width, height;
    /// 1…8, as in EXIF.
    int orientation;
    /// Whether its colours are those of an ICC profile in the file.
    bool has_profile;
};

/// A picture as a JPEG in memory; `bytes` are given back with `vips_picture_free`.
struct vips_picture {
    void *bytes;
    size_t length;
    int width, height;
};

/// Starts libvips with one thread, with the loaders of JPEG, PNG, WebP, GIF, TIFF and SVG and with none besides.
/// Returns 0 on success.
int vips_pictures_start(void);

/// Adds the loader of HEIC and AVIF, which Debian keeps in a module of its own. Returns 0 on success.
int vips_pictures_add_heif(void);

/// Draws a first SVG, which has the tables of languages read.
void vips_pictures_prepare_drawings(void);

/// Whether words are written in an SVG.
bool vips_drawing_has_words(const void *bytes, size_t length);

/// Finds the machine's usual font, plain and bold; from here on there is no other. Returns 0 on success.
int vips_fonts_keep_few(void);

/// Does that and opens the font, in which the words of drawings are written. Returns 0 on success.
int vips_pictures_add_fonts(void);

/// Reads the header. Returns 0 on success.
int vips_picture_read_header(const void *bytes, size_t length, struct vips_picture_header *header);

/// Decodes, turns upright, shrinks into `width` × `height` (never enlarges), converts to sRGB, lays on white paper and
/// encodes as JPEG without any metadata. Returns 0 on success.
int vips_picture_shrink(
    const void *bytes, size_t length, const struct vips_picture_header *header, int width, int height,
    struct vips_picture *picture);

/// Encodes pixels of three bytes, red, green and blue, as such a JPEG. Returns 0 on success.
int vips_picture_of_pixels(const void *pixels, int width, int height, struct vips_picture *picture);

void vips_picture_free(struct vips_picture *picture);

/// What went wrong last, in libvips' own words.
const char *vips_picture_error(void);

#endif

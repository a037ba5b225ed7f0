#ifndef CVIPS_H
#define CVIPS_H

#include <stdbool.h>
#include <stddef.h>

/// The metadata of a picture file, read without decoding it.
struct vips_picture_header {
    /// Pixels as stored.
    int width, height;
    /// 1…8, as in EXIF.
    int orientation;
    /// Pictures in the file.
    int pages;
    /// Whether the file embeds an ICC profile for its kind of colours.
    bool has_profile;
    /// Whether it is a TIFF, whose pages may be slides.
    bool is_tiff;
};

/// A picture as a JPEG in memory; free `bytes` with `vips_picture_free`.
struct vips_picture {
    void *bytes;
    size_t length;
    int width, height;
};

/// Starts libvips with one thread and only the loaders of JPEG, JPEG 2000, PNG, WebP, GIF, TIFF and SVG.
/// Returns 0 on success.
int vips_pictures_start(void);

/// Adds the loader of HEIC and AVIF, which Debian keeps in a separate module. Returns 0 on success.
int vips_pictures_add_heif(void);

/// Adds the loader of JPEG XL, likewise.
int vips_pictures_add_jxl(void);

/// Draws a first SVG, which loads the language tables.
void vips_pictures_prepare_drawings(void);

/// Whether an SVG contains text.
bool vips_drawing_has_words(const void *bytes, size_t length);

/// Finds the machine's default font, plain and bold, and restricts fontconfig to it. Returns 0 on success.
int vips_fonts_keep_few(void);

/// Does that and opens the font used for text in drawings. Returns 0 on success.
int vips_pictures_add_fonts(void);

/// Reads the header. Returns 0 on success.
int vips_picture_read_header(const void *bytes, size_t length, struct vips_picture_header *header);

/// Decodes, rotates upright, shrinks into `width` × `height` (never enlarges), converts to sRGB, flattens onto white
/// and encodes as JPEG without any metadata. `page` begins at 0. Returns 0 on success.
int vips_picture_shrink(
    const void *bytes, size_t length, const struct vips_picture_header *header, int page, int width, int height,
    struct vips_picture *picture);

/// Makes such a picture that keeps its transparency, as WebP. Returns 0 on success.
int vips_picture_shrink_cutout(
    const void *bytes, size_t length, const struct vips_picture_header *header, int page, int width, int height,
    struct vips_picture *picture);

/// Decodes and shrinks a picture to a width, upright, and gives its pixels in grey, one byte each. Returns 0 on success.
int vips_picture_read_grey(
    const void *bytes, size_t length, const struct vips_picture_header *header, int width,
    struct vips_picture *picture);

/// Makes such a JPEG as `vips_picture_shrink` of some rows of the upright picture. Returns 0 on success.
int vips_picture_shrink_rows(
    const void *bytes, size_t length, const struct vips_picture_header *header, int top, int rows, int width,
    int height, struct vips_picture *picture);

/// Reads the header of an SVG: its size is the nominal one. Returns 0 on success.
int vips_drawing_read_header(const void *bytes, size_t length, struct vips_picture_header *header);

/// Draws an SVG as large as fits into `width` × `height`, as such a JPEG. Returns 0 on success.
int vips_drawing_draw(
    const void *bytes, size_t length, const struct vips_picture_header *header, int width, int height,
    struct vips_picture *picture);

/// A picture in memory that is put together from parts.
struct vips_canvas;

/// A black one. NULL if there is no memory for it.
struct vips_canvas *vips_canvas_new(int width, int height);
void vips_canvas_free(struct vips_canvas *canvas);

/// Decodes a picture, shrinks it by a whole factor and lays it on the canvas. Returns 0 on success.
int vips_canvas_draw(struct vips_canvas *canvas, const void *bytes, size_t length, int factor, int x, int y);

/// Makes such a JPEG of the canvas, after so many quarter turns to the left; its colour profile is that of the picture
/// in `bytes`. Returns 0 on success.
int vips_canvas_shrink(
    struct vips_canvas *canvas, const void *bytes, size_t length, int turns, int width, int height,
    struct vips_picture *picture);

/// Shrinks pixels of three bytes, red, green and blue, into a box, and encodes them as such a JPEG. `stride` is the
/// distance between rows. Returns 0 on success.
int vips_picture_shrink_pixels(
    const void *pixels, int stride, int width, int height, int most_width, int most_height, struct vips_picture *picture);

/// Encodes pixels of three bytes, red, green and blue, as such a JPEG. Returns 0 on success.
int vips_picture_of_pixels(const void *pixels, int width, int height, struct vips_picture *picture);

void vips_picture_free(struct vips_picture *picture);

/// libvips' last error message.
const char *vips_picture_error(void);

#endif

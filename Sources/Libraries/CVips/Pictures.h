#ifndef PICTURES_H
#define PICTURES_H

#include "CVips.h"

#include <vips/vips.h>

/// The functions used from libvips, without their prefix.
///
/// It is loaded only to convert a picture: the hundred libraries that come with it would cost every archive, deck and text
/// 20 ms. A sound gains nothing, as FFmpeg brings most of them too.
#define VIPS_FUNCTIONS(function)                                                                                    \
    function(area_unref) function(array_double_newv) function(autorot) function(bandfold) function(black)           \
    function(cache_set_max) function(colourspace) function(concurrency_set) function(copy) function(draw_image)     \
    function(error_buffer) function(extract_area) function(extract_band) function(flatten)                          \
    function(image_copy_memory) function(image_get_bands) function(image_get_blob) function(image_get_height)       \
    function(image_get_n_pages) function(image_get_orientation) function(image_get_string)                          \
    function(image_get_typeof) function(image_get_width) function(image_hasalpha)                                   \
    function(image_new_from_buffer) function(image_new_from_memory) function(image_set_blob_copy)                   \
    function(image_write_to_memory) function(init) function(jpegsave_buffer) function(operation_block_set)          \
    function(reducev) function(region_new) function(region_prepare) function(rot) function(shrink)                  \
    function(svgload_buffer) function(thumbnail_buffer) function(thumbnail_image) function(version)                 \
    function(webpsave_buffer)
#define VIPS_MEMBER(name) __typeof__(vips_##name) *name;
extern struct vips_library {
    VIPS_FUNCTIONS(VIPS_MEMBER)
    /// `pango_cairo_font_map_set_default`, of a library that libvips brings.
    void (*set_font_map)(void *);
} vips;
#undef VIPS_MEMBER

/// Reads what the header of a picture says, and releases it.
void vips_picture_read_facts(VipsImage *image, struct vips_picture_header *header);

/// Replaces `*image` with the result of an operation. Returns its failure.
int vips_picture_replace(VipsImage **image, VipsImage *next, int failure);

/// Converts to sRGB, flattens onto white, encodes as JPEG, and releases the image. Returns 0 on success.
int vips_picture_finish(VipsImage *image, struct vips_picture *picture);

#endif

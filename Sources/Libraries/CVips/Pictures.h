#ifndef PICTURES_H
#define PICTURES_H

#include "CVips.h"

#include <vips/vips.h>

/// Reads what the header of a picture says, and releases it.
void vips_picture_read_facts(VipsImage *image, struct vips_picture_header *header);

/// Replaces `*image` with the result of an operation. Returns its failure.
int vips_picture_replace(VipsImage **image, VipsImage *next, int failure);

/// Converts to sRGB, flattens onto white, encodes as JPEG, and releases the image. Returns 0 on success.
int vips_picture_finish(VipsImage *image, struct vips_picture *picture);

#endif

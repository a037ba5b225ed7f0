#include "Pictures.h"

int vips_drawing_read_header(const void *bytes, size_t length, struct vips_picture_header *header) {
    VipsImage *image = NULL;
    if (vips.svgload_buffer((void *)bytes, length, &image, NULL) != 0) return -1;
    vips_picture_read_facts(image, header);
    return 0;
}

int vips_drawing_draw(
    const void *bytes, size_t length, const struct vips_picture_header *header, int width, int height,
    struct vips_picture *picture) {
    double scale = VIPS_MIN((double)width / header->width, (double)height / header->height);
    VipsImage *image = NULL;
    if (vips.svgload_buffer((void *)bytes, length, &image, "scale", scale, NULL) != 0) return -1;
    return vips_picture_finish(image, picture);
}

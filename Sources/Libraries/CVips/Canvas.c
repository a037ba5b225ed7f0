#include "Pictures.h"

struct vips_canvas {
    VipsImage *image;
};

struct vips_canvas *vips_canvas_new(int width, int height) {
    VipsImage *black = NULL, *image = NULL;
    if (vips.black(&black, width, height, "bands", 3, NULL) != 0) return NULL;
    int failure = vips.copy(black, &image, "interpretation", VIPS_INTERPRETATION_sRGB, NULL);
    if (vips_picture_replace(&black, image, failure)) return NULL;
    VipsImage *canvas = vips.image_copy_memory(black);
    g_object_unref(black);
    if (!canvas) return NULL;
    struct vips_canvas *result = g_new(struct vips_canvas, 1);
    result->image = canvas;
    return result;
}

void vips_canvas_free(struct vips_canvas *canvas) {
    g_object_unref(canvas->image);
    g_free(canvas);
}

int vips_canvas_draw(struct vips_canvas *canvas, const void *bytes, size_t length, int factor, int x, int y) {
    VipsImage *image = vips.image_new_from_buffer(bytes, length, "[fail_on=truncated]", NULL), *next = NULL;
    if (!image) return -1;
    int failure = vips.extract_band(image, &next, 0, "n", 3, NULL);
    if (vips_picture_replace(&image, next, failure)) return -1;
    failure = vips.shrink(image, &next, factor, factor, NULL);
    if (vips_picture_replace(&image, next, failure)) return -1;
    failure = vips.draw_image(canvas->image, image, x, y, NULL);
    g_object_unref(image);
    return failure;
}

/// Gives a canvas the colour profile of a photograph.
static void take_profile(struct vips_canvas *canvas, const void *bytes, size_t length) {
    const void *profile;
    size_t profile_length;
    VipsImage *whole = vips.image_new_from_buffer(bytes, length, "", NULL);
    if (!whole) return;
    if (vips.image_get_typeof(whole, VIPS_META_ICC_NAME) != 0
        && vips.image_get_blob(whole, VIPS_META_ICC_NAME, &profile, &profile_length) == 0)
        vips.image_set_blob_copy(canvas->image, VIPS_META_ICC_NAME, profile, profile_length);
    g_object_unref(whole);
}

int vips_canvas_shrink(
    struct vips_canvas *canvas, const void *bytes, size_t length, int turns, int width, int height,
    struct vips_picture *picture) {
    // Counted to the left by the file, to the right by libvips.
    static const VipsAngle angles[] = {VIPS_ANGLE_D0, VIPS_ANGLE_D270, VIPS_ANGLE_D180, VIPS_ANGLE_D90};
    take_profile(canvas, bytes, length);
    VipsImage *turned = NULL, *small = NULL;
    if (vips.rot(canvas->image, &turned, angles[turns & 3], NULL) != 0) return -1;
    const char *export_profile = vips.image_get_typeof(turned, VIPS_META_ICC_NAME) != 0 ? "export_profile" : NULL;
    int failure = vips.thumbnail_image(
        turned, &small, width, "height", height, "size", VIPS_SIZE_DOWN, "intent", VIPS_INTENT_PERCEPTUAL,
        export_profile, "srgb", NULL);
    if (vips_picture_replace(&turned, small, failure)) return -1;
    return vips_picture_finish(turned, picture);
}

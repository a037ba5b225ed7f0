#define _GNU_SOURCE
#include "CVips.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <vips/vips.h>

/// Blocks or allows picture loaders, by class name.
static void allow_loaders(void) {
    static const char *const allowed[] = {"Jpeg", "Png", "Webp", "Heif", "Nsgif", "Tiff", "Svg"};
    vips_operation_block_set("VipsForeignLoad", TRUE);
    for (size_t i = 0; i < sizeof allowed / sizeof *allowed; i++) {
        char name[64];
        snprintf(name, sizeof name, "VipsForeignLoad%s", allowed[i]);
        vips_operation_block_set(name, FALSE);
    }
}

/// Allocates the memory into which libvips generates its downscaling code.
static void prepare_code(void) {
    VipsImage *image = NULL, *smaller = NULL;
    if (vips_black(&image, 8, 8, NULL) != 0) return;
    if (vips_reducev(image, &smaller, 1.5, NULL) == 0) g_object_unref(smaller);
    g_object_unref(image);
}

/// Discards GLib's messages: nobody reads them, and writing them needs more than the sandbox allows.
static GLogWriterOutput say_nothing(GLogLevelFlags level, const GLogField *fields, gsize count, gpointer data) {
    (void)level, (void)fields, (void)count, (void)data;
    return G_LOG_WRITER_HANDLED;
}

int vips_pictures_start(void) {
    g_log_set_writer_func(say_nothing, NULL, NULL);
    // No modules: they add unwanted loaders, and take 18 ms.
    setenv("VIPSHOME", "/nonexistent", 1);
    // Never a temporary file: what does not fit into memory is refused.
    setenv("VIPS_DISC_THRESHOLD", "1000g", 1);
    if (VIPS_INIT("pasaka-converter") != 0) return -1;
    vips_concurrency_set(1);
    vips_cache_set_max(0);
    allow_loaders();
    prepare_code();
    return 0;
}

int vips_pictures_add_heif(void) {
    Dl_info library;
    if (dladdr((void *)vips_init, &library) == 0) return -1;
    const char *name = strrchr(library.dli_fname, '/');
    char path[512];
    snprintf(
        path, sizeof path, "%.*s/vips-modules-%d.%d/vips-heif.so",
        name ? (int)(name - library.dli_fname) : 0, library.dli_fname, vips_version(0), vips_version(1));
    void *module = dlopen(path, RTLD_NOW);
    if (!module) return -1;
    const char *(*start)(void *) = (const char *(*)(void *))dlsym(module, "g_module_check_init");
    if (!start || start(NULL) != NULL) return -1;
    allow_loaders();
    return 0;
}

int vips_picture_read_header(const void *bytes, size_t length, struct vips_picture_header *header) {
    VipsImage *image = vips_image_new_from_buffer(bytes, length, "", NULL);
    if (!image) return -1;
    header->width = vips_image_get_width(image);
    header->height = vips_image_get_height(image);
    header->orientation = vips_image_get_orientation(image);
    header->has_profile = vips_image_get_typeof(image, "icc-profile-data") != 0;
    g_object_unref(image);
    return 0;
}

/// Replaces `*image` with the result of an operation.
static int replace(VipsImage **image, VipsImage *next, int failure) {
    g_object_unref(*image);
    *image = failure ? NULL : next;
    return failure;
}

static int lay_on_paper(VipsImage **image) {
    if (!vips_image_hasalpha(*image)) return 0;
    VipsArrayDouble *white = vips_array_double_newv(3, 255.0, 255.0, 255.0);
    VipsImage *flat = NULL;
    int failure = vips_flatten(*image, &flat, "background", white, NULL);
    vips_area_unref(VIPS_AREA(white));
    return replace(image, flat, failure);
}

/// Encodes a picture as JPEG and releases it.
static int encode(VipsImage *image, struct vips_picture *picture) {
    picture->width = vips_image_get_width(image);
    picture->height = vips_image_get_height(image);
    int failure = vips_jpegsave_buffer(
        image, &picture->bytes, &picture->length, "Q", 85, "optimize_coding", TRUE, "strip", TRUE, NULL);
    g_object_unref(image);
    return failure;
}

int vips_picture_shrink(
    const void *bytes, size_t length, const struct vips_picture_header *header, int width, int height,
    struct vips_picture *picture) {
    VipsImage *image = NULL, *screen = NULL;
    // Without an embedded profile a picture is sRGB already, and converting it would take half as long again.
    const char *export_profile = header->has_profile ? "export_profile" : NULL;
    int failure = vips_thumbnail_buffer(
        (void *)bytes, length, &image, width, "height", height, "size", VIPS_SIZE_DOWN, "option_string",
        "[fail_on=truncated]", export_profile, "srgb", NULL);
    if (failure) return -1;
    failure = vips_colourspace(image, &screen, VIPS_INTERPRETATION_sRGB, NULL);
    if (replace(&image, screen, failure) || lay_on_paper(&image)) return -1;
    return encode(image, picture);
}

int vips_picture_of_pixels(const void *pixels, int width, int height, struct vips_picture *picture) {
    size_t length = (size_t)width * (size_t)height * 3;
    VipsImage *image = vips_image_new_from_memory(pixels, length, width, height, 3, VIPS_FORMAT_UCHAR);
    return image ? encode(image, picture) : -1;
}

void vips_picture_free(struct vips_picture *picture) { g_free(picture->bytes); }

const char *vips_picture_error(void) { return vips_error_buffer(); }

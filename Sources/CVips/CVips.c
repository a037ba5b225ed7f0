#define _GNU_SOURCE
#include "CVips.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// What is used of libvips, declared here so that building needs none of GLib's include paths.
typedef struct _VipsImage VipsImage;
typedef struct _VipsArea VipsArea;
enum { VIPS_FALSE = 0, VIPS_TRUE = 1, VIPS_SIZE_DOWN = 2, VIPS_INTERPRETATION_sRGB = 22 };
int vips_init(const char *program);
int vips_version(int part);
void vips_concurrency_set(int threads);
void vips_cache_set_max(int operations);
void vips_operation_block_set(const char *name, int is_blocked);
const char *vips_error_buffer(void);
VipsImage *vips_image_new_from_buffer(const void *bytes, size_t length, const char *options, ...);
int vips_image_get_width(const VipsImage *image);
int vips_image_get_height(const VipsImage *image);
int vips_image_get_orientation(VipsImage *image);
unsigned long vips_image_get_typeof(const VipsImage *image, const char *field);
int vips_image_hasalpha(VipsImage *image);
int vips_thumbnail_buffer(void *bytes, size_t length, VipsImage **out, int width, ...);
int vips_colourspace(VipsImage *in, VipsImage **out, int space, ...);
int vips_flatten(VipsImage *in, VipsImage **out, ...);
int vips_black(VipsImage **out, int width, int height, ...);
int vips_reducev(VipsImage *in, VipsImage **out, double factor, ...);
int vips_jpegsave_buffer(VipsImage *in, void **bytes, size_t *length, ...);
VipsArea *vips_array_double_newv(int count, ...);
void vips_area_unref(VipsArea *area);
void g_object_unref(void *object);
void g_free(void *memory);
void g_log_set_writer_func(int (*writer)(int, const void *, size_t, void *), void *data, void (*free)(void *));

/// Blocks or allows the loaders of pictures, by their classes.
static void allow_loaders(void) {
    static const char *const allowed[] = {"Jpeg", "Png", "Webp", "Heif", "Nsgif", "Tiff", "Svg"};
    vips_operation_block_set("VipsForeignLoad", VIPS_TRUE);
    for (size_t i = 0; i < sizeof allowed / sizeof *allowed; i++) {
        char name[64];
        snprintf(name, sizeof name, "VipsForeignLoad%s", allowed[i]);
        vips_operation_block_set(name, VIPS_FALSE);
    }
}

/// Has the memory taken, from a file, into which libvips writes the code that shrinks pictures.
static void prepare_code(void) {
    VipsImage *image = NULL, *smaller = NULL;
    if (vips_black(&image, 8, 8, NULL) != 0) return;
    if (vips_reducev(image, &smaller, 1.5, NULL) == 0) g_object_unref(smaller);
    g_object_unref(image);
}

/// Nobody reads what GLib has to say, and saying it takes more of the machine than a locked in process has.
static int say_nothing(int level, const void *fields, size_t count, void *data) {
    (void)level, (void)fields, (void)count, (void)data;
    return 1;
}

int vips_pictures_start(void) {
    g_log_set_writer_func(say_nothing, NULL, NULL);
    // No modules: they bring loaders that are not wanted, and take 18 ms.
    setenv("VIPSHOME", "/nonexistent", 1);
    // Never a temporary file: what does not fit into memory is refused.
    setenv("VIPS_DISC_THRESHOLD", "1000g", 1);
    if (vips_init("pasaka-converter") != 0) return -1;
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

/// Gives `*image` the outcome of an operation in place of what it was.
static int replace(VipsImage **image, VipsImage *next, int failure) {
    g_object_unref(*image);
    *image = failure ? NULL : next;
    return failure;
}

static int lay_on_paper(VipsImage **image) {
    if (!vips_image_hasalpha(*image)) return 0;
    VipsArea *white = vips_array_double_newv(3, 255.0, 255.0, 255.0);
    VipsImage *flat = NULL;
    int failure = vips_flatten(*image, &flat, "background", white, NULL);
    vips_area_unref(white);
    return replace(image, flat, failure);
}

int vips_picture_shrink(
    const void *bytes, size_t length, const struct vips_picture_header *header, int width, int height,
    struct vips_picture *picture) {
    VipsImage *image = NULL, *screen = NULL;
    // Without a profile of its own a picture is sRGB already, and its conversion would take half as long again.
    const char *export_profile = header->has_profile ? "export_profile" : NULL;
    int failure = vips_thumbnail_buffer(
        (void *)bytes, length, &image, width, "height", height, "size", VIPS_SIZE_DOWN, "option_string",
        "[fail_on=truncated]", export_profile, "srgb", NULL);
    if (failure) return -1;
    failure = vips_colourspace(image, &screen, VIPS_INTERPRETATION_sRGB, NULL);
    if (replace(&image, screen, failure) || lay_on_paper(&image)) return -1;
    picture->width = vips_image_get_width(image);
    picture->height = vips_image_get_height(image);
    failure = vips_jpegsave_buffer(
        image, &picture->bytes, &picture->length, "Q", 85, "optimize_coding", VIPS_TRUE, "strip", VIPS_TRUE, NULL);
    g_object_unref(image);
    return failure;
}

void vips_picture_free(struct vips_picture *picture) { g_free(picture->bytes); }

const char *vips_picture_error(void) { return vips_error_buffer(); }

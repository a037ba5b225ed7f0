#define _GNU_SOURCE
#include "Pictures.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LOAD(name) \
    if (!(vips.name = (__typeof__(vips_##name) *)dlsym(library, "vips_" #name))) return -1;

// More rows than a picture may have. VIPS_MAX_COORD is a call in later versions, of a function not loaded here.
enum { ANY_HEIGHT = 10000000 };

struct vips_library vips;

static int load(void) {
    char name[32];
    snprintf(name, sizeof name, "libvips.so.%d", VIPS_LIBRARY_CURRENT - VIPS_LIBRARY_AGE);
    void *library = dlopen(name, RTLD_NOW);
    if (!library) return -1;
    VIPS_FUNCTIONS(LOAD)
    vips.set_font_map = (void (*)(void *))dlsym(library, "pango_cairo_font_map_set_default");
    return vips.set_font_map ? 0 : -1;
}

/// Blocks or allows picture loaders, by class name.
static void allow_loaders(void) {
    static const char *const allowed[] = {"Jpeg", "Png", "Webp", "Heif", "Nsgif", "Tiff", "Svg", "Jxl", "Jp2k"};
    vips.operation_block_set("VipsForeignLoad", TRUE);
    for (size_t i = 0; i < sizeof allowed / sizeof *allowed; i++) {
        char name[64];
        snprintf(name, sizeof name, "VipsForeignLoad%s", allowed[i]);
        vips.operation_block_set(name, FALSE);
    }
}

/// Allocates the memory into which libvips generates its downscaling code.
static void prepare_code(void) {
    VipsImage *image = NULL, *smaller = NULL;
    if (vips.black(&image, 8, 8, NULL) != 0) return;
    if (vips.reducev(image, &smaller, 1.5, NULL) == 0) g_object_unref(smaller);
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
    if (load() != 0 || vips.init("pasaka-converter") != 0) return -1;
    vips.concurrency_set(1);
    vips.cache_set_max(0);
    allow_loaders();
    prepare_code();
    return 0;
}

/// Loads one of the loaders that Debian keeps in separate modules.
static int add_module(const char *loader) {
    Dl_info library;
    if (dladdr((void *)vips.init, &library) == 0) return -1;
    const char *name = strrchr(library.dli_fname, '/');
    char path[512];
    snprintf(
        path, sizeof path, "%.*s/vips-modules-%d.%d/vips-%s.so",
        name ? (int)(name - library.dli_fname) : 0, library.dli_fname, vips.version(0), vips.version(1), loader);
    void *module = dlopen(path, RTLD_NOW);
    if (!module) return -1;
    const char *(*start)(void *) = (const char *(*)(void *))dlsym(module, "g_module_check_init");
    if (!start || start(NULL) != NULL) return -1;
    allow_loaders();
    return 0;
}

/// Makes the stacks of later threads 1 MB: libheif and libde265 start up to eight, and 8 MB of each count as used.
static void make_stacks_small(void) {
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, 1 << 20);
    pthread_setattr_default_np(&attributes);
    pthread_attr_destroy(&attributes);
}

int vips_pictures_add_heif(void) {
    make_stacks_small();
    return add_module("heif");
}

int vips_pictures_add_jxl(void) { return add_module("jxl"); }

/// Whether an embedded profile is one of the picture's own kind of colours (libvips 8.14 refuses a grey picture with a
/// profile of red, green and blue).
static bool has_fitting_profile(VipsImage *image) {
    const void *profile;
    size_t length;
    if (vips.image_get_typeof(image, VIPS_META_ICC_NAME) == 0) return false;
    if (vips.image_get_blob(image, VIPS_META_ICC_NAME, &profile, &length) != 0 || length < 128) return false;
    int inks = vips.image_get_bands(image) - (vips.image_hasalpha(image) ? 1 : 0);
    // ICC.1:2010, 7.2.8: the data colour space.
    const char *space = inks == 1 ? "GRAY" : inks == 4 ? "CMYK" : "RGB ";
    return memcmp((const char *)profile + 16, space, 4) == 0;
}

void vips_picture_read_facts(VipsImage *image, struct vips_picture_header *header) {
    header->width = vips.image_get_width(image);
    header->height = vips.image_get_height(image);
    header->orientation = vips.image_get_orientation(image);
    header->pages = vips.image_get_n_pages(image);
    header->has_profile = has_fitting_profile(image);
    const char *loader;
    header->is_tiff = vips.image_get_string(image, VIPS_META_LOADER, &loader) == 0 && g_str_has_prefix(loader, "tiffload");
    g_object_unref(image);
}

int vips_picture_read_header(const void *bytes, size_t length, struct vips_picture_header *header) {
    VipsImage *image = vips.image_new_from_buffer(bytes, length, "", NULL);
    if (!image) return -1;
    vips_picture_read_facts(image, header);
    return 0;
}

int vips_picture_replace(VipsImage **image, VipsImage *next, int failure) {
    g_object_unref(*image);
    *image = failure ? NULL : next;
    return failure;
}

static int lay_on_paper(VipsImage **image) {
    if (!vips.image_hasalpha(*image)) return 0;
    VipsArrayDouble *white = vips.array_double_newv(3, 255.0, 255.0, 255.0);
    VipsImage *flat = NULL;
    int failure = vips.flatten(*image, &flat, "background", white, NULL);
    vips.area_unref((VipsArea *)white);
    return vips_picture_replace(image, flat, failure);
}

/// Encodes a picture as JPEG and releases it.
static int encode(VipsImage *image, struct vips_picture *picture) {
    picture->width = vips.image_get_width(image);
    picture->height = vips.image_get_height(image);
    int failure = vips.jpegsave_buffer(
        image, &picture->bytes, &picture->length, "Q", 85, "optimize_coding", TRUE, "strip", TRUE, NULL);
    g_object_unref(image);
    return failure;
}

/// Converts to sRGB, or releases the picture.
static int make_opaque(VipsImage **image) {
    VipsImage *screen = NULL;
    int failure = vips.colourspace(*image, &screen, VIPS_INTERPRETATION_sRGB, NULL);
    return vips_picture_replace(image, screen, failure) || lay_on_paper(image) ? -1 : 0;
}

int vips_picture_finish(VipsImage *image, struct vips_picture *picture) {
    return make_opaque(&image) ? -1 : encode(image, picture);
}

/// Shrinks one page of a TIFF. Of a pyramid, `vips_thumbnail_buffer` would take the smallest step.
static int shrink_sheet(
    const void *bytes, size_t length, VipsImage **small, int page, int width, int height, const char *export_profile) {
    char options[64];
    snprintf(options, sizeof options, "[fail_on=truncated,page=%d]", page);
    VipsImage *whole = vips.image_new_from_buffer(bytes, length, options, "access", VIPS_ACCESS_SEQUENTIAL, NULL);
    if (!whole) return -1;
    int failure = vips.thumbnail_image(
        whole, small, width, "height", height, "size", VIPS_SIZE_DOWN, "intent", VIPS_INTENT_PERCEPTUAL,
        export_profile, "srgb", NULL);
    g_object_unref(whole);
    return failure;
}

/// Decodes, rotates upright and shrinks.
static VipsImage *shrink(
    const void *bytes, size_t length, const struct vips_picture_header *header, int page, int width, int height) {
    VipsImage *image = NULL;
    // Without an embedded profile a picture is sRGB already, and converting it would take half as long again. A profile
    // with one table, as of a JPEG in XYB, has it for this intent; with another, libvips 8.14 leaves the colours as they
    // are.
    const char *export_profile = header->has_profile ? "export_profile" : NULL;
    int failure = header->is_tiff
        ? shrink_sheet(bytes, length, &image, page, width, height, export_profile)
        : vips.thumbnail_buffer(
            (void *)bytes, length, &image, width, "height", height, "size", VIPS_SIZE_DOWN, "option_string",
            "[fail_on=truncated]", "intent", VIPS_INTENT_PERCEPTUAL, export_profile, "srgb", NULL);
    return failure ? NULL : image;
}

int vips_picture_shrink(
    const void *bytes, size_t length, const struct vips_picture_header *header, int page, int width, int height,
    struct vips_picture *picture) {
    VipsImage *image = shrink(bytes, length, header, page, width, height);
    return image ? vips_picture_finish(image, picture) : -1;
}

int vips_picture_shrink_cutout(
    const void *bytes, size_t length, const struct vips_picture_header *header, int page, int width, int height,
    struct vips_picture *picture) {
    VipsImage *image = shrink(bytes, length, header, page, width, height), *screen = NULL;
    if (!image) return -1;
    int failure = vips.colourspace(image, &screen, VIPS_INTERPRETATION_sRGB, NULL);
    if (vips_picture_replace(&image, screen, failure)) return -1;
    picture->width = vips.image_get_width(image);
    picture->height = vips.image_get_height(image);
    failure = vips.webpsave_buffer(
        image, &picture->bytes, &picture->length, "Q", 90, "alpha_q", 100, "smart_subsample", TRUE, "strip", TRUE, NULL);
    g_object_unref(image);
    return failure;
}

int vips_picture_read_grey(
    const void *bytes, size_t length, const struct vips_picture_header *header, int width,
    struct vips_picture *picture) {
    VipsImage *image = shrink(bytes, length, header, 0, width, ANY_HEIGHT), *grey = NULL;
    if (!image || make_opaque(&image)) return -1;
    int failure = vips.colourspace(image, &grey, VIPS_INTERPRETATION_B_W, NULL);
    if (vips_picture_replace(&image, grey, failure)) return -1;
    picture->width = vips.image_get_width(image);
    picture->height = vips.image_get_height(image);
    picture->bytes = vips.image_write_to_memory(image, &picture->length);
    g_object_unref(image);
    return picture->bytes ? 0 : -1;
}

int vips_picture_shrink_rows(
    const void *bytes, size_t length, const struct vips_picture_header *header, int top, int rows, int width,
    int height, struct vips_picture *picture) {
    // Turning needs all of the picture at once.
    VipsAccess access = header->orientation > 1 ? VIPS_ACCESS_RANDOM : VIPS_ACCESS_SEQUENTIAL;
    VipsImage *image = vips.image_new_from_buffer(bytes, length, "[fail_on=truncated]", "access", access, NULL);
    VipsImage *next = NULL;
    if (!image) return -1;
    int failure = vips.autorot(image, &next, NULL);
    if (vips_picture_replace(&image, next, failure)) return -1;
    failure = vips.extract_area(image, &next, 0, top, vips.image_get_width(image), rows, NULL);
    if (vips_picture_replace(&image, next, failure)) return -1;
    failure = vips.thumbnail_image(
        image, &next, width, "height", height, "size", VIPS_SIZE_DOWN, "intent", VIPS_INTENT_PERCEPTUAL,
        header->has_profile ? "export_profile" : NULL, "srgb", NULL);
    if (vips_picture_replace(&image, next, failure)) return -1;
    return vips_picture_finish(image, picture);
}

/// Pixels of three bytes in rows that may be padded.
static VipsImage *image_of_pixels(const void *pixels, int stride, int width, int height) {
    VipsImage *image = vips.image_new_from_memory(
        pixels, (size_t)stride * (size_t)height, stride, height, 1, VIPS_FORMAT_UCHAR), *next = NULL;
    if (!image) return NULL;
    int failure = vips.extract_area(image, &next, 0, 0, width * 3, height, NULL);
    if (vips_picture_replace(&image, next, failure)) return NULL;
    failure = vips.bandfold(image, &next, "factor", 3, NULL);
    if (vips_picture_replace(&image, next, failure)) return NULL;
    failure = vips.copy(image, &next, "interpretation", VIPS_INTERPRETATION_sRGB, NULL);
    vips_picture_replace(&image, next, failure);
    return image;
}

int vips_picture_shrink_pixels(
    const void *pixels, int stride, int width, int height, int most_width, int most_height,
    struct vips_picture *picture) {
    VipsImage *image = image_of_pixels(pixels, stride, width, height), *small = NULL;
    if (!image) return -1;
    int failure = vips.thumbnail_image(image, &small, most_width, "height", most_height, "size", VIPS_SIZE_DOWN, NULL);
    if (vips_picture_replace(&image, small, failure)) return -1;
    return vips_picture_finish(image, picture);
}

int vips_picture_of_pixels(const void *pixels, int width, int height, struct vips_picture *picture) {
    size_t length = (size_t)width * (size_t)height * 3;
    VipsImage *image = vips.image_new_from_memory(pixels, length, width, height, 3, VIPS_FORMAT_UCHAR);
    return image ? encode(image, picture) : -1;
}

void vips_picture_free(struct vips_picture *picture) { g_free(picture->bytes); }

const char *vips_picture_error(void) { return vips.error_buffer(); }

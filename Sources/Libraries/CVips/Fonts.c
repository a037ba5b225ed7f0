#define _GNU_SOURCE
#include "Pictures.h"

#include <fontconfig/fontconfig.h>
#include <stdio.h>
#include <string.h>

bool vips_drawing_has_words(const void *bytes, size_t length) {
    // In UTF-8, and in UTF-16 of either byte order.
    return memmem(bytes, length, "text", 4) || memmem(bytes, length, "t\0e\0x\0t", 7);
}

static void add(FcConfig *few, FcConfig *all, const char *name) {
    FcPattern *wish = FcNameParse((const FcChar8 *)name);
    FcConfigSubstitute(all, wish, FcMatchPattern);
    FcDefaultSubstitute(wish);
    FcResult outcome;
    FcPattern *font = FcFontMatch(all, wish, &outcome);
    FcChar8 *file;
    if (!font || FcPatternGetString(font, FC_FILE, 0, &file) != FcResultMatch) return;
    FcConfigAppFontAddFile(few, file);
}

/// Draws into nothing, without libvips' threads: threads started before the sandbox would keep
/// more rights than the others.
static void draw(const char *content) {
    char drawing[512];
    int length = snprintf(
        drawing, sizeof drawing, "<svg xmlns='http://www.w3.org/2000/svg' width='16' height='16'>%s</svg>", content);
    VipsImage *image = NULL;
    if (vips.svgload_buffer(drawing, (size_t)length, &image, NULL) != 0) return;
    VipsRegion *region = vips.region_new(image);
    (void)vips.region_prepare(region, &(VipsRect){.width = image->Xsize, .height = image->Ysize});
    g_object_unref(region);
    g_object_unref(image);
}

void vips_pictures_prepare_drawings(void) {
    draw("<path d='M0 0H9V9z'/>");
    // A picture within a drawing needs tables of file types.
    draw("<image width='1' height='1' href='data:image/png;base64,"
         "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGMAAQAABQABDQottAAAAABJRU5ErkJggg=='/>");
}

int vips_fonts_keep_few(void) {
    FcConfig *all = FcInitLoadConfigAndFonts(), *few = FcConfigCreate();
    if (!all || !few) return -1;
    add(few, all, "sans");
    add(few, all, "sans:bold");
    return FcConfigSetCurrent(few) ? 0 : -1;
}

int vips_pictures_add_fonts(void) {
    if (vips_fonts_keep_few() != 0) return -1;
    draw("<text y='12' font-family='sans'>a</text>");
    draw("<text y='12' font-family='sans' font-weight='bold'>a</text>");
    // Since 1.56 a thread that asks fontconfig lives as long as its font map, which a thread keeps for itself. The
    // drawing gets a font map of its own, with a thread that starts in the sandbox.
    vips.set_font_map(NULL);
    return 0;
}

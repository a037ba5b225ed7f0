#define _GNU_SOURCE
#include "CVips.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

// What is used of fontconfig, which libvips has brought along; declared here so that building needs nothing of it.
typedef struct _FcConfig FcConfig;
typedef struct _FcPattern FcPattern;
enum { MATCH_PATTERN = 0, FOUND = 0 };

#define FONTCONFIG_FUNCTIONS(function) \
    function(FcInitLoadConfigAndFonts, FcConfig *, void) \
    function(FcConfigCreate, FcConfig *, void) \
    function(FcConfigSetCurrent, int, FcConfig *) \
    function(FcConfigAppFontAddFile, int, FcConfig *, const char *) \
    function(FcNameParse, FcPattern *, const char *) \
    function(FcConfigSubstitute, int, FcConfig *, FcPattern *, int) \
    function(FcDefaultSubstitute, void, FcPattern *) \
    function(FcFontMatch, FcPattern *, FcConfig *, FcPattern *, int *) \
    function(FcPatternGetString, int, const FcPattern *, const char *, int, char **)

#define MEMBER(name, result, ...) result (*name)(__VA_ARGS__);
static struct { FONTCONFIG_FUNCTIONS(MEMBER) } fontconfig;
#define LOAD(name, result, ...) \
    if (!(fontconfig.name = (result (*)(__VA_ARGS__))dlsym(RTLD_DEFAULT, #name))) return -1;

bool vips_drawing_has_words(const void *bytes, size_t length) { return memmem(bytes, length, "text", 4) != NULL; }

static int load(void) {
    FONTCONFIG_FUNCTIONS(LOAD)
    return 0;
}

static void add(FcConfig *few, FcConfig *all, const char *name) {
    FcPattern *wish = fontconfig.FcNameParse(name);
    fontconfig.FcConfigSubstitute(all, wish, MATCH_PATTERN);
    fontconfig.FcDefaultSubstitute(wish);
    int outcome;
    FcPattern *font = fontconfig.FcFontMatch(all, wish, &outcome);
    char *file;
    if (!font || fontconfig.FcPatternGetString(font, "file", 0, &file) != FOUND) return;
    fontconfig.FcConfigAppFontAddFile(few, file);
}

/// Draws for nobody.
static void draw(const char *content) {
    char drawing[256];
    int length = snprintf(
        drawing, sizeof drawing, "<svg xmlns='http://www.w3.org/2000/svg' width='16' height='16'>%s</svg>", content);
    struct vips_picture_header header = {.width = 16, .height = 16, .orientation = 1};
    struct vips_picture picture;
    if (vips_picture_shrink(drawing, (size_t)length, &header, 16, 16, &picture) == 0) vips_picture_free(&picture);
}

void vips_pictures_prepare_drawings(void) { draw("<path d='M0 0H9V9z'/>"); }

int vips_pictures_add_fonts(void) {
    if (load() != 0) return -1;
    FcConfig *all = fontconfig.FcInitLoadConfigAndFonts(), *few = fontconfig.FcConfigCreate();
    if (!all || !few) return -1;
    add(few, all, "sans");
    add(few, all, "sans:bold");
    if (!fontconfig.FcConfigSetCurrent(few)) return -1;
    draw("<text y='12' font-family='sans'>a</text>");
    draw("<text y='12' font-family='sans' font-weight='bold'>a</text>");
    return 0;
}

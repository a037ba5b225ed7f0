#include "CPoppler.h"

#include <cairo.h>
#include <dlfcn.h>
#include <poppler/glib/poppler.h>
#include <stdlib.h>
#include <string.h>

#define FUNCTIONS(function)                                                                                         \
    function(poppler_error_quark) function(poppler_document_new_from_bytes) function(poppler_document_get_n_pages)  \
    function(poppler_document_get_title) function(poppler_document_get_page) function(poppler_page_get_size)        \
    function(poppler_page_get_text) function(poppler_page_get_text_layout) function(poppler_page_render)

#define DECLARE(name) __typeof__(name) *name;
static struct { FUNCTIONS(DECLARE) } poppler;

#define LOAD(name) \
    if (!(poppler.name = (__typeof__(name) *)dlsym(library, #name))) return -1;

static int load(void) {
    void *library = dlopen("libpoppler-glib.so.8", RTLD_NOW);
    if (!library) return -1;
    FUNCTIONS(LOAD)
    return 0;
}

struct pdf_document {
    PopplerDocument *document;
};

/// A page with a letter in a font that is not embedded: drawing it loads the tables and fonts.
static const char first[] =
    "%PDF-1.4\n"
    "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n"
    "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj\n"
    "4 0 obj<</Length 26>>stream\nBT/F 9 Tf 1 1 Td(a)Tj ET  \nendstream endobj\n"
    "5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n"
    "trailer<</Root 1 0 R>>\n";

int pdf_start(void) {
    if (load() != 0) return -1;
    struct pdf_document *document;
    struct pdf_words words;
    uint8_t pixels[9 * 9 * 3];
    if (pdf_open(first, sizeof first - 1, &document) != PDF_OPEN) return -1;
    if (pdf_page_words(document, 0, &words) == 0) pdf_words_free(&words);
    return pdf_page_draw(document, 0, (struct pdf_area){0, 0, 9, 9}, 9, 9, pixels);
}

enum pdf_outcome pdf_open(const void *bytes, size_t length, struct pdf_document **document) {
    static struct pdf_document opened;
    GError *error = NULL;
    GBytes *all = g_bytes_new_static(bytes, length);
    opened.document = poppler.poppler_document_new_from_bytes(all, NULL, &error);
    g_bytes_unref(all);
    *document = &opened;
    if (opened.document) return PDF_OPEN;
    bool is_encrypted = error && error->domain == poppler.poppler_error_quark() && error->code == POPPLER_ERROR_ENCRYPTED;
    g_clear_error(&error);
    return is_encrypted ? PDF_ENCRYPTED : PDF_DAMAGED;
}

int pdf_page_count(struct pdf_document *document) { return poppler.poppler_document_get_n_pages(document->document); }

char *pdf_title(struct pdf_document *document) { return poppler.poppler_document_get_title(document->document); }

static PopplerPage *open_page(struct pdf_document *document, int page) {
    return poppler.poppler_document_get_page(document->document, page);
}

int pdf_page_size(struct pdf_document *document, int number, double *width, double *height) {
    PopplerPage *page = open_page(document, number);
    if (!page) return -1;
    poppler.poppler_page_get_size(page, width, height);
    g_object_unref(page);
    return 0;
}

int pdf_page_words(struct pdf_document *document, int number, struct pdf_words *words) {
    *words = (struct pdf_words){NULL, NULL, 0};
    PopplerPage *page = open_page(document, number);
    if (!page) return -1;
    PopplerRectangle *places = NULL;
    guint count = 0;
    words->text = poppler.poppler_page_get_text(page);
    poppler.poppler_page_get_text_layout(page, &places, &count);
    g_object_unref(page);
    words->places = calloc(count ? count : 1, sizeof *words->places);
    words->count = words->places ? count : 0;
    for (size_t i = 0; i < words->count; i++)
        words->places[i] = (struct pdf_area){places[i].x1, places[i].y1, places[i].x2, places[i].y2};
    g_free(places);
    return words->text && words->places ? 0 : -1;
}

void pdf_words_free(struct pdf_words *words) {
    g_free(words->text);
    free(words->places);
}

/// Cairo's pixels are 32-bit numbers, red above green above blue.
static void copy_pixels(cairo_surface_t *surface, int width, int height, uint8_t *pixels) {
    const unsigned char *data = cairo_image_surface_get_data(surface);
    int stride = cairo_image_surface_get_stride(surface);
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
            uint32_t pixel;
            memcpy(&pixel, data + (size_t)y * (size_t)stride + (size_t)x * 4, 4);
            for (int shift = 16; shift >= 0; shift -= 8) *pixels++ = (uint8_t)(pixel >> shift);
        }
    }
}

int pdf_page_draw(
    struct pdf_document *document, int number, struct pdf_area area, int width, int height, uint8_t *pixels) {
    PopplerPage *page = open_page(document, number);
    if (!page) return -1;
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    cairo_t *context = cairo_create(surface);
    cairo_set_source_rgb(context, 1, 1, 1);
    cairo_paint(context);
    cairo_scale(context, width / (area.right - area.left), height / (area.bottom - area.top));
    cairo_translate(context, -area.left, -area.top);
    poppler.poppler_page_render(page, context);
    cairo_status_t status = cairo_status(context);
    cairo_destroy(context);
    cairo_surface_flush(surface);
    if (status == CAIRO_STATUS_SUCCESS) copy_pixels(surface, width, height, pixels);
    cairo_surface_destroy(surface);
    g_object_unref(page);
    return status == CAIRO_STATUS_SUCCESS ? 0 : -1;
}

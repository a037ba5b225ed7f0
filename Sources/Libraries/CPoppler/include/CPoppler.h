#ifndef CPOPPLER_H
#define CPOPPLER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// An open PDF; there is one at a time.
struct pdf_document;

/// The result of opening one.
enum pdf_outcome { PDF_OPEN, PDF_ENCRYPTED, PDF_DAMAGED };

/// A rectangle on a page, in points from its top left corner.
struct pdf_area {
    double left, top, right, bottom;
};

/// The words of a page: `count` UTF-8 characters, each with its position; lines end with a line feed.
struct pdf_words {
    char *text;
    struct pdf_area *places;
    size_t count;
};

/// Loads Poppler and everything it needs from the machine. Returns 0 on success.
///
/// It is loaded only to read a PDF: linking it would cost every picture 20 ms.
int pdf_start(void);

/// Opens a PDF in memory, which must outlive it.
enum pdf_outcome pdf_open(const void *bytes, size_t length, struct pdf_document **document);

int pdf_page_count(struct pdf_document *document);

/// The title in the file's metadata, to be freed; NULL if there is none.
char *pdf_title(struct pdf_document *document);

/// The displayed size of a page, in points; pages are numbered from 0. Returns 0 on success.
int pdf_page_size(struct pdf_document *document, int page, double *width, double *height);

/// The words of a page in reading order. Returns 0 on success.
int pdf_page_words(struct pdf_document *document, int page, struct pdf_words *words);
void pdf_words_free(struct pdf_words *words);

/// Draws a part of a page on white paper: `width` × `height` pixels of three bytes, red, green and blue.
/// Returns 0 on success.
int pdf_page_draw(
    struct pdf_document *document, int page, struct pdf_area area, int width, int height, uint8_t *pixels);

#endif

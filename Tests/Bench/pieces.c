#include "pieces.h"

#include "mark.h"
#include "pack.h"

#include <SDL2/SDL_image.h>
#include <webp/encode.h>

enum { PIECES = 7, MARGIN = 40 /* of a ground, stage points */, QUALITY = 85, STAGE_WIDTH = 1600 };

// The middles and diameters of the pieces, in points of the stage; the last is the one that lies still. None lies on
// the mark, nor near the buttons.
static const struct { int x, y, size; } pieces[PIECES] = {
    {250, 320, 200}, {800, 320, 200}, {1350, 320, 200}, {250, 850, 200}, {800, 850, 200}, {1350, 850, 200},
    {CALM_PIECE_X, CALM_PIECE_Y, 80},
};

static int pixels(int points)
{
    return points * PICTURE_WIDTH / STAGE_WIDTH;
}

static SDL_Surface *cut(SDL_Surface *picture, int piece, int margin, uint32_t format)
{
    int side = pixels(pieces[piece].size + 2 * margin);
    SDL_Rect area = {pixels(pieces[piece].x) - side / 2, pixels(pieces[piece].y) - side / 2, side, side};
    SDL_Surface *part = SDL_CreateRGBSurfaceWithFormat(0, side, side, format == SDL_PIXELFORMAT_RGB24 ? 24 : 32, format);
    if (part == NULL || SDL_BlitSurface(picture, &area, part, NULL) != 0) fail("a piece", SDL_GetError());
    return part;
}

// Makes all that is not in the circle transparent.
static void round_off(SDL_Surface *piece)
{
    int radius = piece->w / 2;
    for (int y = 0; y < piece->h; y++) {
        uint8_t *row = (uint8_t *)piece->pixels + (ptrdiff_t)y * piece->pitch;
        for (int x = 0; x < piece->w; x++) {
            bool is_inside = (x - radius) * (x - radius) + (y - radius) * (y - radius) < radius * radius;
            row[4 * x + 3] = is_inside ? 255 : 0;
        }
    }
}

// As the pieces of the shipped tales are kept.
static void save_webp(const SDL_Surface *piece, const char *path)
{
    uint8_t *bytes = NULL;
    size_t count = WebPEncodeRGBA(piece->pixels, piece->w, piece->h, piece->pitch, QUALITY, &bytes);
    FILE *file = file_create(path);
    if (count == 0 || fwrite(bytes, 1, count, file) != count) fail(path, "cannot be written");
    file_close(file, path);
    WebPFree(bytes);
}

void pieces_write(const char *folder, int number, SDL_Surface *picture)
{
    char path[PATH_SIZE];
    for (int piece = 0; piece < PIECES; piece++) {
        SDL_Surface *image = cut(picture, piece, 0, SDL_PIXELFORMAT_RGBA32);
        SDL_Surface *behind = cut(picture, piece, MARGIN, SDL_PIXELFORMAT_RGB24);
        round_off(image);
        path_in(path, folder, "slide%02d-%d.webp", number, piece);
        save_webp(image, path);
        path_in(path, folder, "slide%02d-%d-behind.jpg", number, piece);
        if (IMG_SaveJPG(behind, path, QUALITY) != 0) fail(path, SDL_GetError());
        SDL_FreeSurface(image);
        SDL_FreeSurface(behind);
    }
}

void pieces_tell(FILE *story, int number)
{
    fputs(", \"figures\": [", story);
    for (int piece = 0; piece < PIECES; piece++) {
        int size = pieces[piece].size, left = pieces[piece].x - size / 2, top = pieces[piece].y - size / 2;
        int wide = size + 2 * MARGIN;
        fprintf(story, "%s\n      {\"image\": \"slide%02d-%d.webp\", ", piece == 0 ? "" : ",", number, piece);
        fprintf(story, "\"behind\": \"slide%02d-%d-behind.jpg\", ", number, piece);
        fprintf(story, "\"at\": [%d, %d], \"size\": [%d, %d], ", left, top, size, size);
        fprintf(story, "\"ground\": [%d, %d, %d, %d], ", left - MARGIN, top - MARGIN, wide, wide);
        if (piece + 1 < PIECES) fputs("\"rest\": {\"motion\": \"sway\", \"period\": 3, \"by\": 2}, ", story);
        fputs("\"answer\": {\"motion\": \"hop\", \"by\": 30}}", story);
    }
    fputs("]", story);
}

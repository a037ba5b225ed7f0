// Makes photographs as a telephone does: photographs FOLDER SCENES
//
// FOLDER gets four files of each scene: 4032 x 3024 pixels, JPEG, quality 90, one of the four lying on its side (EXIF
// orientation 6), as of a telephone that was held upright.
#include "pack.h"
#include "picture.h"

#include <SDL2/SDL_image.h>

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 4032, HEIGHT = 3024, QUALITY = 90, FILES_A_SCENE = 4, MOST_SCENES = 63, UPRIGHT = 1, ON_ITS_SIDE = 6 };

// A JPEG file without its first two bytes, before which the EXIF segment is put.
struct body {
    unsigned char *bytes;
    size_t length;
};

static struct body body_of(const char *path)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL) fail(path, strerror(errno));
    fseek(file, 0, SEEK_END);
    struct body body = {.length = (size_t)ftell(file) - 2};
    body.bytes = malloc(body.length);
    if (body.bytes == NULL) fail(path, "no memory");
    fseek(file, 2, SEEK_SET);
    if (fread(body.bytes, 1, body.length, file) != body.length) fail(path, "cannot be read");
    fclose(file);
    return body;
}

static void write_photograph(const char *path, const struct body *body, unsigned char orientation)
{
    const unsigned char head[] = {
        0xFF, 0xD8,                                       // a JPEG begins
        0xFF, 0xE1, 0, 34, 'E', 'x', 'i', 'f', 0, 0,      // EXIF, 34 bytes
        'M', 'M', 0, 42, 0, 0, 0, 8,                      // TIFF, highest byte first, its fields from byte 8 on
        0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1,                  // one field: orientation, one short number
        0, orientation, 0, 0, 0, 0, 0, 0,                 // its value; no further fields
    };
    FILE *file = file_create(path);
    fwrite(head, 1, sizeof head, file);
    fwrite(body->bytes, 1, body->length, file);
    file_close(file, path);
}

static void make_scene(const char *folder, int scene)
{
    char path[PATH_SIZE];
    path_in(path, folder, "%02d.jpg", FILES_A_SCENE * scene);
    SDL_Surface *picture = picture_make(scene, WIDTH, HEIGHT);
    if (picture == NULL || IMG_SaveJPG(picture, path, QUALITY) != 0) fail(path, SDL_GetError());
    SDL_FreeSurface(picture);
    struct body body = body_of(path);
    for (int i = 0; i < FILES_A_SCENE; i++) {
        path_in(path, folder, "%02d.jpg", FILES_A_SCENE * scene - i);
        write_photograph(path, &body, i == 0 ? ON_ITS_SIDE : UPRIGHT);
    }
    free(body.bytes);
}

int main(int count, char *arguments[])
{
    int scenes = count == 3 ? atoi(arguments[2]) : 0;
    if (scenes < 1 || scenes > MOST_SCENES) {
        fputs("usage: photographs FOLDER SCENES\n", stderr);
        return 2;
    }
    make_folder(arguments[1]);
    for (int scene = 1; scene <= scenes; scene++) make_scene(arguments[1], scene);
    return 0;
}

#include "CSDL2Image.h"

#include "CLateLibrary.h"

static late_library image = LATE_LIBRARY("libSDL2_image-2.0.so.0");

LATE(&image, const SDL_version *, IMG_Linked_Version, (void), (), NULL)
LATE(&image, SDL_Surface *, IMG_Load, (const char *file), (file), NULL)
LATE(&image, SDL_Surface *, IMG_LoadPNG_RW, (SDL_RWops *source), (source), NULL)
LATE(&image, SDL_Surface *, IMG_LoadWEBP_RW, (SDL_RWops *source), (source), NULL)
LATE(&image, SDL_Surface *, IMG_LoadSizedSVG_RW, (SDL_RWops *source, int width, int height), (source, width, height), NULL)
LATE(&image, int, IMG_SavePNG, (SDL_Surface *surface, const char *file), (surface, file), -1)
LATE(&image, int, IMG_SavePNG_RW, (SDL_Surface *surface, SDL_RWops *target, int closes), (surface, target, closes), -1)
LATE(&image, int, IMG_SaveJPG, (SDL_Surface *surface, const char *file, int quality), (surface, file, quality), -1)

// Loaded into the player (LD_PRELOAD) while it plays into the bench's sound card: what SDL's disk driver writes must
// not wait in a buffer of the C library, which no real card has.
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static FILE *open_with(const char *function, const char *path, const char *mode)
{
    FILE *(*open_file)(const char *, const char *) = NULL;
    *(void **)&open_file = dlsym(RTLD_NEXT, function);
    FILE *file = open_file(path, mode);
    const char *sound = getenv("SDL_DISKAUDIOFILE");
    if (file != NULL && sound != NULL && strcmp(path, sound) == 0) setvbuf(file, NULL, _IONBF, 0);
    return file;
}

FILE *fopen(const char *path, const char *mode)
{
    return open_with("fopen", path, mode);
}

FILE *fopen64(const char *path, const char *mode)
{
    return open_with("fopen64", path, mode);
}

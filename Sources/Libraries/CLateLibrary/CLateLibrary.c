#include "CLateLibrary.h"

#include <SDL2/SDL_error.h>
#include <dlfcn.h>
#include <stdio.h>

static void *load(late_library *library) {
    pthread_mutex_lock(&library->lock);
    if (!library->was_tried) {
        // All symbols at once, because a sandbox may be active when a function is called.
        library->handle = dlopen(library->file, RTLD_NOW | RTLD_LOCAL);
        if (!library->handle) snprintf(library->failure, sizeof library->failure, "%s", dlerror());
        library->was_tried = true;
    }
    pthread_mutex_unlock(&library->lock);
    return library->handle;
}

void *late_function(late_library *library, const char *name) {
    void *handle = load(library), *function = handle ? dlsym(handle, name) : NULL;
    if (!function) SDL_SetError("%s", handle ? dlerror() : library->failure);
    return function;
}

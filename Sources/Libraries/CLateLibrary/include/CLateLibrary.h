#ifndef CLATELIBRARY_H
#define CLATELIBRARY_H

#include <pthread.h>
#include <stdbool.h>

/// A library that is loaded when one of its functions is called for the first time, rather than before `main`.
///
/// SDL_image and SDL_mixer bring thirty others along, which took as long to load as the first picture to decode. Their
/// functions keep their own names, so that callers know nothing of it and the compiler compares them with the headers.
typedef struct {
    const char *file;
    pthread_mutex_t lock;
    bool was_tried;  ///< once: where it failed a sandbox may have been shut since
    void *handle;
    char failure[256];
} late_library;

#define LATE_LIBRARY(name) {.file = (name), .lock = PTHREAD_MUTEX_INITIALIZER}

/// Finds a function, on any thread. Returns NULL, with SDL's error set, where the library or the function is missing.
void *late_function(late_library *library, const char *name);

/// Defines a function that calls the library's own of that name; where there is none it answers `otherwise`.
#define LATE(library, result, name, parameters, arguments, otherwise)                         \
    result name parameters {                                                                  \
        result(*function) parameters = (result(*) parameters)late_function((library), #name); \
        return function ? function arguments : (otherwise);                                   \
    }

/// The same for a function that answers nothing.
#define LATE_ACTION(library, name, parameters, arguments)                                 \
    void name parameters {                                                                \
        void (*function) parameters = (void (*) parameters)late_function((library), #name); \
        if (function) function arguments;                                                 \
    }

#endif

#ifndef CLATELIBRARY_H
#define CLATELIBRARY_H

#include <pthread.h>
#include <stdbool.h>

/// A library that is loaded at the first call of one of its functions, rather than before `main`.
///
/// SDL_image and SDL_mixer depend on thirty others, which took as long to load as decoding the first picture. Their
/// functions keep their names, so callers are unaffected and the compiler checks them against the headers.
typedef struct {
    const char *file;
    pthread_mutex_t lock;
    bool was_tried;  ///< once: where it failed a sandbox may have been shut since
    void *handle;
    char failure[256];
} late_library;

#define LATE_LIBRARY(name) {.file = (name), .lock = PTHREAD_MUTEX_INITIALIZER}

/// Finds a function, on any thread. Returns NULL, with SDL's error set, if the library or the function is missing.
void *late_function(late_library *library, const char *name);

/// Defines a function that forwards to the library's function of the same name; if that is missing it returns
/// `otherwise`.
#define LATE(library, result, name, parameters, arguments, otherwise)                         \
    result name parameters {                                                                  \
        result(*function) parameters = (result(*) parameters)late_function((library), #name); \
        return function ? function arguments : (otherwise);                                   \
    }

/// Defines a function without a result that forwards likewise.
#define LATE_ACTION(library, name, parameters, arguments)                                 \
    void name parameters {                                                                \
        void (*function) parameters = (void (*) parameters)late_function((library), #name); \
        if (function) function arguments;                                                 \
    }

#endif

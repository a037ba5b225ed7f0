#include "CFFmpeg.h"

#include <dlfcn.h>

#define TEXT(version) #version
#define LIBRARY(name, version) dlopen("lib" name ".so." TEXT(version), RTLD_NOW)
#define LOAD(name) \
    if (!(functions->name = (__typeof__(name) *)dlsym(library, #name))) return NULL;

const struct ffmpeg *ffmpeg_load(void) {
    static struct ffmpeg all;
    struct ffmpeg *functions = &all;
    void *library;
    if (!(library = LIBRARY("avutil", LIBAVUTIL_VERSION_MAJOR))) return NULL;
    FFMPEG_UTIL_FUNCTIONS(LOAD)
    if (!(library = LIBRARY("avcodec", LIBAVCODEC_VERSION_MAJOR))) return NULL;
    FFMPEG_CODEC_FUNCTIONS(LOAD)
    if (!(library = LIBRARY("avformat", LIBAVFORMAT_VERSION_MAJOR))) return NULL;
    FFMPEG_FORMAT_FUNCTIONS(LOAD)
    if (!(library = LIBRARY("avfilter", LIBAVFILTER_VERSION_MAJOR))) return NULL;
    FFMPEG_FILTER_FUNCTIONS(LOAD)
    return functions;
}

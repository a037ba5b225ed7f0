#include "COpusFile.h"

#include <opusfile.h>
#include <stddef.h>
#include <unistd.h>

#include "CLateLibrary.h"

// SDL_mixer depends on it.
static late_library opusfile = LATE_LIBRARY("libopusfile.so.0");

LATE(&opusfile, void *, op_fdopen, (OpusFileCallbacks *callbacks, int file, const char *mode),
    (callbacks, file, mode), NULL)
LATE(&opusfile, OggOpusFile *, op_open_callbacks,
    (void *stream, const OpusFileCallbacks *callbacks, const unsigned char *start, size_t length, int *error),
    (stream, callbacks, start, length, error), NULL)
LATE(&opusfile, int, op_read_float_stereo, (OggOpusFile *file, float *samples, int count), (file, samples, count), OP_EFAULT)
LATE(&opusfile, int, op_pcm_seek, (OggOpusFile *file, ogg_int64_t place), (file, place), OP_EFAULT)
LATE_ACTION(&opusfile, op_free, (OggOpusFile *file), (file))

static opus_loop *loop_of(OggOpusFile *file) { return (opus_loop *)file; }
static OggOpusFile *file_of(opus_loop *loop) { return (OggOpusFile *)loop; }

static OggOpusFile *open_file(int file) {
    OpusFileCallbacks callbacks = {0};
    void *stream = op_fdopen(&callbacks, file, "rb");
    if (!stream) {
        close(file);
        return NULL;
    }
    OggOpusFile *opened = op_open_callbacks(stream, &callbacks, NULL, 0, NULL);
    if (!opened) callbacks.close(stream);
    return opened;
}

// Decodes up to the end of the file. Returns how many samples there are, or -1.
static int read_on(OggOpusFile *file, float *samples, int count) {
    int done = 0, gaps = 0;
    while (done < count) {
        int frames = op_read_float_stereo(file, samples + done, count - done);
        // A file with gaps goes on after them; another error would come again and again.
        if (frames < 0 && (frames != OP_HOLE || ++gaps > 2)) return -1;
        if (frames == 0) break;
        if (frames > 0) done += 2 * frames;
    }
    return done;
}

int opus_clip_decode(int file, float *samples, int most) {
    OggOpusFile *opened = open_file(file);
    if (!opened) return -1;
    int count = read_on(opened, samples, most);
    op_free(opened);
    return count;
}

opus_loop *opus_loop_open(int file) { return loop_of(open_file(file)); }

bool opus_loop_read(opus_loop *loop, float *samples, int count) {
    int done = read_on(file_of(loop), samples, count);
    if (done < 0 || done == count) return done == count;
    if (op_pcm_seek(file_of(loop), 0) != 0) return false;
    return read_on(file_of(loop), samples + done, count - done) == count - done;
}

void opus_loop_close(opus_loop *loop) { op_free(file_of(loop)); }

#ifndef COPUSFILE_H
#define COPUSFILE_H

#include <stdbool.h>

/// Decodes a file of Opus in Ogg from its start, left and right in turns, and no more than so many samples, whatever it says of
/// its length. Closes the file. Returns how many samples there are, or -1 if it cannot be decoded.
int opus_clip_decode(int file, float *samples, int most);

/// A file of Opus in Ogg that is decoded from the disk without end: SDL_mixer has one such stream, the voice's.
typedef struct opus_loop opus_loop;

/// Opens a file, which it then owns, and closes on failure. Returns NULL if it cannot be decoded.
opus_loop *opus_loop_open(int file);

/// Decodes the next samples, left and right in turns, and begins again after the last. Returns false if the file is damaged, or
/// so short that it would begin twice.
bool opus_loop_read(opus_loop *loop, float *samples, int count);

void opus_loop_close(opus_loop *loop);

#endif

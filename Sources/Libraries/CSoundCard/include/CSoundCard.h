#ifndef CSOUNDCARD_H
#define CSOUNDCARD_H

#include <stdbool.h>

/// What the sound device's own volume is.
typedef struct {
    int percent;       ///< of its range, as heard
    double decibels;   ///< of the device, 0 where it says that it changes nothing
    bool headphones;   ///< whether they are plugged in
    bool tells;        ///< whether it tells what is plugged in
} sound_card;

/// Reads ALSA's mixer of the default card, or of the first with a volume; sets the volume first unless `percent` is
/// negative, and then unmutes it. May be called on any thread, one at a time. Returns whether there is one.
bool sound_card_alsa(int percent, sound_card *state);

/// Reads, and sets, the default output of a PulseAudio or PipeWire server that answers within half a second.
bool sound_card_pulse(int percent, sound_card *state);

#endif

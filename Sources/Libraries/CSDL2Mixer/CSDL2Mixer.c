#include "CSDL2Mixer.h"

#include "CLateLibrary.h"

static late_library mixer = LATE_LIBRARY("libSDL2_mixer-2.0.so.0");

LATE(&mixer, const SDL_version *, Mix_Linked_Version, (void), (), NULL)

LATE(&mixer, int, Mix_OpenAudioDevice,
    (int rate, Uint16 format, int channels, int samples, const char *device, int changes),
    (rate, format, channels, samples, device, changes), -1)
LATE_ACTION(&mixer, Mix_CloseAudio, (void), ())
LATE(&mixer, int, Mix_AllocateChannels, (int count), (count), 0)
LATE_ACTION(&mixer, Mix_SetPostMix, (void (*mix)(void *, Uint8 *, int), void *argument), (mix, argument))

LATE(&mixer, Mix_Chunk *, Mix_LoadWAV_RW, (SDL_RWops *source, int closes), (source, closes), NULL)
LATE(&mixer, Mix_Chunk *, Mix_QuickLoad_RAW, (Uint8 *samples, Uint32 length), (samples, length), NULL)
LATE_ACTION(&mixer, Mix_FreeChunk, (Mix_Chunk *chunk), (chunk))
LATE(&mixer, int, Mix_PlayChannelTimed, (int channel, Mix_Chunk *chunk, int loops, int ticks),
    (channel, chunk, loops, ticks), -1)
LATE(&mixer, int, Mix_Playing, (int channel), (channel), 0)
LATE(&mixer, int, Mix_RegisterEffect, (int channel, Mix_EffectFunc_t effect, Mix_EffectDone_t done, void *argument),
    (channel, effect, done, argument), 0)
LATE(&mixer, int, Mix_Volume, (int channel, int volume), (channel, volume), 0)
LATE(&mixer, int, Mix_FadeOutChannel, (int channel, int milliseconds), (channel, milliseconds), 0)
LATE(&mixer, int, Mix_HaltChannel, (int channel), (channel), 0)

LATE(&mixer, Mix_Music *, Mix_LoadMUSType_RW, (SDL_RWops *source, Mix_MusicType type, int closes),
    (source, type, closes), NULL)
LATE_ACTION(&mixer, Mix_FreeMusic, (Mix_Music *music), (music))
LATE(&mixer, int, Mix_PlayMusic, (Mix_Music *music, int loops), (music, loops), -1)
LATE(&mixer, int, Mix_FadeInMusicPos, (Mix_Music *music, int loops, int milliseconds, double place),
    (music, loops, milliseconds, place), -1)
LATE(&mixer, int, Mix_HaltMusic, (void), (), 0)
LATE_ACTION(&mixer, Mix_HookMusicFinished, (void (*finished)(void)), (finished))
LATE_ACTION(&mixer, Mix_PauseMusic, (void), ())
LATE_ACTION(&mixer, Mix_ResumeMusic, (void), ())
LATE(&mixer, int, Mix_VolumeMusic, (int volume), (volume), 0)
LATE(&mixer, int, Mix_PausedMusic, (void), (), 0)
LATE(&mixer, int, Mix_PlayingMusic, (void), (), 0)
LATE(&mixer, double, Mix_GetMusicPosition, (Mix_Music *music), (music), -1)
LATE(&mixer, double, Mix_MusicDuration, (Mix_Music *music), (music), -1)

#define _GNU_SOURCE
#include "CSoundCard.h"

#include <alsa/asoundlib.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "CLateLibrary.h"

static late_library asound = LATE_LIBRARY("libasound.so.2");

/// A function of the library, under its own name; NULL if the library is missing.
#define OF_ASOUND(name) ((__typeof__(&name))late_function(&asound, #name))

static void say_nothing(const char *file, int line, const char *function, int error, const char *format, ...) {
    (void)file, (void)line, (void)function, (void)error, (void)format;
}

/// The volumes of a device, the best known first.
static const char *const volumes[] = {"Master", "Speaker", "PCM", "Headphone", "Digital", "Headset", "HDMI", "Playback"};
/// What says whether something is plugged in.
static const char *const jacks[] = {
    "Headphone Jack", "Front Headphone Jack", "Headphone Front Jack", "Headphone Mic Jack", "Headset Jack",
    "Headphones Jack"};

static snd_mixer_elem_t *volume_named(snd_mixer_t *mixer, const char *name) {
    snd_mixer_elem_t *element = OF_ASOUND(snd_mixer_first_elem)(mixer);
    for (; element; element = OF_ASOUND(snd_mixer_elem_next)(element)) {
        if (!OF_ASOUND(snd_mixer_selem_is_active)(element)) continue;
        if (!OF_ASOUND(snd_mixer_selem_has_playback_volume)(element)) continue;
        if (!name || strcmp(OF_ASOUND(snd_mixer_selem_get_name)(element), name) == 0) return element;
    }
    return NULL;
}

static snd_mixer_elem_t *volume_of(snd_mixer_t *mixer) {
    for (size_t i = 0; i < sizeof volumes / sizeof volumes[0]; i++) {
        snd_mixer_elem_t *element = volume_named(mixer, volumes[i]);
        if (element) return element;
    }
    return volume_named(mixer, NULL);
}

/// Opens the mixer of a card that has a volume; NULL if it has none.
static snd_mixer_t *open_mixer(const char *card) {
    snd_mixer_t *mixer;
    if (OF_ASOUND(snd_mixer_open)(&mixer, 0) < 0) return NULL;
    if (OF_ASOUND(snd_mixer_attach)(mixer, card) >= 0
        && OF_ASOUND(snd_mixer_selem_register)(mixer, NULL, NULL) >= 0 && OF_ASOUND(snd_mixer_load)(mixer) >= 0
        && volume_of(mixer)) {
        return mixer;
    }
    OF_ASOUND(snd_mixer_close)(mixer);
    return NULL;
}

enum { MOST_CARDS = 8, CENTIBELS_OF_SMALL_RANGE = 2400 };

/// The range of a volume in hundredths of a decibel; false if it does not tell.
static bool has_decibels(snd_mixer_elem_t *element, long *least, long *most) {
    return OF_ASOUND(snd_mixer_selem_get_playback_dB_range)(element, least, most) >= 0 && *least < *most;
}

/// The part of the range that is heard, as alsamixer shows it (alsa-utils, volume_mapping.c).
static double heard_part(long value, long least, long most) {
    if (most - least <= CENTIBELS_OF_SMALL_RANGE) return (double)(value - least) / (double)(most - least);
    double floor = least > SND_CTL_TLV_DB_GAIN_MUTE ? pow(10, (double)(least - most) / 6000) : 0;
    return (pow(10, (double)(value - most) / 6000) - floor) / (1 - floor);
}

/// The value that is heard as a part of the range.
static long heard_value(double part, long least, long most) {
    if (most - least <= CENTIBELS_OF_SMALL_RANGE) return least + lround(part * (double)(most - least));
    double floor = least > SND_CTL_TLV_DB_GAIN_MUTE ? pow(10, (double)(least - most) / 6000) : 0;
    return most + lround(6000 * log10(fmax(part * (1 - floor) + floor, 1e-6)));
}

static void set_volume(snd_mixer_elem_t *element, int percent) {
    long least, most;
    if (has_decibels(element, &least, &most)) {
        long value = heard_value(percent / 100.0, least, most);
        OF_ASOUND(snd_mixer_selem_set_playback_dB_all)(element, value, -1);
    } else if (OF_ASOUND(snd_mixer_selem_get_playback_volume_range)(element, &least, &most) >= 0) {
        OF_ASOUND(snd_mixer_selem_set_playback_volume_all)(element, least + (most - least) * percent / 100);
    }
    if (OF_ASOUND(snd_mixer_selem_has_playback_switch)(element)) {
        OF_ASOUND(snd_mixer_selem_set_playback_switch_all)(element, 1);
    }
}

static void read_volume(snd_mixer_elem_t *element, sound_card *state) {
    long least, most, value;
    if (has_decibels(element, &least, &most)
        && OF_ASOUND(snd_mixer_selem_get_playback_dB)(element, SND_MIXER_SCHN_FRONT_LEFT, &value) >= 0) {
        state->percent = (int)lround(100 * heard_part(value, least, most));
        state->decibels = (double)value / 100;
        return;
    }
    if (OF_ASOUND(snd_mixer_selem_get_playback_volume_range)(element, &least, &most) < 0 || least >= most) return;
    if (OF_ASOUND(snd_mixer_selem_get_playback_volume)(element, SND_MIXER_SCHN_FRONT_LEFT, &value) < 0) return;
    double part = (double)(value - least) / (double)(most - least);
    state->percent = (int)lround(100 * part);
    state->decibels = 20 * log10(fmax(part, 1e-3));
}

static void look_at_jacks(snd_ctl_t *control, sound_card *state) {
    snd_ctl_elem_id_t *id;
    snd_ctl_elem_value_t *value;
    if (OF_ASOUND(snd_ctl_elem_id_malloc)(&id) < 0) return;
    if (OF_ASOUND(snd_ctl_elem_value_malloc)(&value) >= 0) {
        for (size_t i = 0; i < sizeof jacks / sizeof jacks[0]; i++) {
            OF_ASOUND(snd_ctl_elem_id_set_interface)(id, SND_CTL_ELEM_IFACE_CARD);
            OF_ASOUND(snd_ctl_elem_id_set_name)(id, jacks[i]);
            OF_ASOUND(snd_ctl_elem_value_set_id)(value, id);
            if (OF_ASOUND(snd_ctl_elem_read)(control, value) < 0) continue;
            state->tells = true;
            if (OF_ASOUND(snd_ctl_elem_value_get_boolean)(value, 0)) state->headphones = true;
        }
        OF_ASOUND(snd_ctl_elem_value_free)(value);
    }
    OF_ASOUND(snd_ctl_elem_id_free)(id);
}

/// A headset with its own card says so in its name.
static void look_at_name(snd_ctl_t *control, sound_card *state) {
    snd_ctl_card_info_t *info;
    if (OF_ASOUND(snd_ctl_card_info_malloc)(&info) < 0) return;
    if (OF_ASOUND(snd_ctl_card_info)(control, info) >= 0) {
        const char *name = OF_ASOUND(snd_ctl_card_info_get_longname)(info);
        if (strcasestr(name, "headset") || strcasestr(name, "headphone")) state->tells = state->headphones = true;
    }
    OF_ASOUND(snd_ctl_card_info_free)(info);
}

static void look_at_plugs(snd_mixer_t *mixer, const char *card, sound_card *state) {
    snd_hctl_t *elements;
    if (OF_ASOUND(snd_mixer_get_hctl)(mixer, card, &elements) < 0) return;
    snd_ctl_t *control = OF_ASOUND(snd_hctl_ctl)(elements);
    look_at_jacks(control, state);
    look_at_name(control, state);
}

bool sound_card_alsa(int percent, sound_card *state) {
    if (!OF_ASOUND(snd_mixer_open)) return false;
    OF_ASOUND(snd_lib_error_set_handler)(say_nothing);
    char card[16] = "default";
    snd_mixer_t *mixer = open_mixer(card);
    for (int number = 0; !mixer && number < MOST_CARDS; number++) {
        snprintf(card, sizeof card, "hw:%d", number);
        mixer = open_mixer(card);
    }
    if (!mixer) return false;
    snd_mixer_elem_t *element = volume_of(mixer);
    memset(state, 0, sizeof *state);
    if (percent >= 0) set_volume(element, percent);
    read_volume(element, state);
    look_at_plugs(mixer, card, state);
    OF_ASOUND(snd_mixer_close)(mixer);
    return true;
}

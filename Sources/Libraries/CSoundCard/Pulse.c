#define _GNU_SOURCE
#include "CSoundCard.h"

#include <math.h>
#include <pulse/pulseaudio.h>
#include <string.h>
#include <strings.h>
#include <time.h>

#include "CLateLibrary.h"

static late_library pulse = LATE_LIBRARY("libpulse.so.0");

/// A function of the library, under its own name; NULL if the library is missing.
#define OF_PULSE(name) ((__typeof__(&name))late_function(&pulse, #name))

enum { PATIENCE = 500 };  // milliseconds

/// A conversation with the server.
typedef struct {
    pa_mainloop *loop;
    pa_context *context;
    long end;  ///< milliseconds of the clock
    bool has_failed;
    bool is_found;
    uint32_t index;
    pa_cvolume volume;
    sound_card card;
} talk;

static long milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/// Goes on talking for a moment; false when patience or the connection has ended.
static bool goes_on(talk *talk) {
    long left = talk->end - milliseconds();
    if (left <= 0) return false;
    return OF_PULSE(pa_mainloop_prepare)(talk->loop, (int)left * 1000) >= 0 && OF_PULSE(pa_mainloop_poll)(talk->loop) >= 0
        && OF_PULSE(pa_mainloop_dispatch)(talk->loop) >= 0;
}

static bool connects(talk *talk) {
    if (OF_PULSE(pa_context_connect)(talk->context, NULL, PA_CONTEXT_NOAUTOSPAWN, NULL) < 0) return false;
    for (;;) {
        pa_context_state_t state = OF_PULSE(pa_context_get_state)(talk->context);
        if (state == PA_CONTEXT_READY) return true;
        if (state == PA_CONTEXT_FAILED || state == PA_CONTEXT_TERMINATED || !goes_on(talk)) return false;
    }
}

static bool is_done(talk *talk, pa_operation *operation) {
    if (!operation) return false;
    while (OF_PULSE(pa_operation_get_state)(operation) == PA_OPERATION_RUNNING && goes_on(talk)) {
    }
    bool is_done = OF_PULSE(pa_operation_get_state)(operation) == PA_OPERATION_DONE;
    OF_PULSE(pa_operation_unref)(operation);
    return is_done && !talk->has_failed;
}

static bool names_headphones(const char *text) {
    return text && (strcasestr(text, "headphone") || strcasestr(text, "headset"));
}

static void take_output(pa_context *context, const pa_sink_info *sink, int end, void *argument) {
    (void)context;
    talk *talk = argument;
    if (end || !sink) return;
    talk->is_found = true;
    talk->index = sink->index;
    talk->volume = sink->volume;
    const char *form = OF_PULSE(pa_proplist_gets)(sink->proplist, PA_PROP_DEVICE_FORM_FACTOR);
    const char *port = sink->active_port ? sink->active_port->name : NULL;
    talk->card.tells = form || port;
    talk->card.headphones = names_headphones(form) || names_headphones(port);
}

static void take_success(pa_context *context, int success, void *argument) {
    (void)context;
    if (!success) ((talk *)argument)->has_failed = true;
}

static bool set_volume(talk *talk, int percent) {
    pa_volume_t wanted = (pa_volume_t)lround((double)PA_VOLUME_NORM * percent / 100);
    // Keeps the balance, which silence does not have.
    if (OF_PULSE(pa_cvolume_max)(&talk->volume) == 0) {
        OF_PULSE(pa_cvolume_set)(&talk->volume, talk->volume.channels, wanted);
    } else {
        OF_PULSE(pa_cvolume_scale)(&talk->volume, wanted);
    }
    return is_done(
               talk, OF_PULSE(pa_context_set_sink_volume_by_index)(
                         talk->context, talk->index, &talk->volume, take_success, talk))
        && is_done(
            talk, OF_PULSE(pa_context_set_sink_mute_by_index)(talk->context, talk->index, 0, take_success, talk));
}

static bool talks(talk *talk, int percent) {
    if (!connects(talk)) return false;
    if (!is_done(
            talk,
            OF_PULSE(pa_context_get_sink_info_by_name)(talk->context, "@DEFAULT_SINK@", take_output, talk))) {
        return false;
    }
    return talk->is_found && (percent < 0 || set_volume(talk, percent));
}

bool sound_card_pulse(int percent, sound_card *state) {
    if (!OF_PULSE(pa_mainloop_new)) return false;
    talk talk = {.loop = OF_PULSE(pa_mainloop_new)(), .end = milliseconds() + PATIENCE};
    if (!talk.loop) return false;
    talk.context = OF_PULSE(pa_context_new)(OF_PULSE(pa_mainloop_get_api)(talk.loop), "Pasaka");
    bool is_told = talk.context && talks(&talk, percent);
    if (is_told) {
        pa_volume_t volume = OF_PULSE(pa_cvolume_max)(&talk.volume);
        talk.card.percent = (int)lround(100.0 * volume / PA_VOLUME_NORM);
        talk.card.decibels = fmax(OF_PULSE(pa_sw_volume_to_dB)(volume), -60);
        *state = talk.card;
    }
    if (talk.context) {
        OF_PULSE(pa_context_disconnect)(talk.context);
        OF_PULSE(pa_context_unref)(talk.context);
    }
    OF_PULSE(pa_mainloop_free)(talk.loop);
    return is_told;
}

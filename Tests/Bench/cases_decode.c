// The measure of the machine: what no player of these slides can do without.
#include "cases.h"
#include "clock.h"
#include "complaint.h"
#include "session.h"

#include <SDL2/SDL_image.h>

#include <stdio.h>
#include <time.h>

static nanoseconds work_of_this_thread(void)
{
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * SECONDS + time.tv_nsec;
}

// decode: milliseconds of CPU for a bare decode of each slide's picture with SDL_image, neither scaled nor shown.
bool measure_decode(const struct bench *bench, const struct subject *subject, struct results *results)
{
    if (subject->is_player) return true;
    for (int slide = 1; slide <= DECK_SLIDES; slide++) {
        char path[1024];
        snprintf(path, sizeof path, "%s/slide%02d.jpg", bench->deck, slide);
        nanoseconds before = work_of_this_thread();
        SDL_Surface *picture = IMG_Load(path);
        if (picture == NULL) {
            complain("%s: %s", path, IMG_GetError());
            return false;
        }
        results_add(results, "decode", in_milliseconds(work_of_this_thread() - before));
        SDL_FreeSurface(picture);
    }
    return true;
}

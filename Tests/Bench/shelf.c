// Makes a full shelf: shelf FOLDER TALES DECK
//
// FOLDER becomes a folder of that many tales, each with a cover and three slides. Their pictures and clips are those of
// the DECK (of 40 slides) by other names: hard links, so that the whole shelf takes no more room than one deck.
#include "pack.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { DECK_SLIDES = 40, SLIDES = 3, MOST_TALES = 9999, TITLE_SIZE = 32 };

static void link_file(
    const char *from_folder, int slide, const char *extension, const char *to_folder, const char *name)
{
    char from[PATH_SIZE], to[PATH_SIZE];
    path_in(from, from_folder, "slide%02d.%s", slide % DECK_SLIDES + 1, extension);
    path_in(to, to_folder, "%s.%s", name, extension);
    if (link(from, to) != 0) fail(to, strerror(errno));
}

static void make_tale(const char *folder, int number, const char *deck)
{
    char tale[PATH_SIZE], title[TITLE_SIZE];
    path_in(tale, folder, "tale%04d", number);
    snprintf(title, sizeof title, "Pasaka %d", number);
    make_folder(tale);
    link_file(deck, number, "jpg", tale, "cover");
    for (int slide = 1; slide <= SLIDES; slide++) {
        char name[TITLE_SIZE];
        snprintf(name, sizeof name, "slide%02d", slide);
        link_file(deck, number + slide, "jpg", tale, name);
        link_file(deck, number + slide, "opus", tale, name);
    }
    write_story(tale, title, "cover", SLIDES, write_times);
}

int main(int count, char *arguments[])
{
    int tales = count == 4 ? atoi(arguments[2]) : 0;
    if (tales < 1 || tales > MOST_TALES) {
        fputs("usage: shelf FOLDER TALES DECK\n", stderr);
        return 2;
    }
    make_folder(arguments[1]);
    for (int number = 1; number <= tales; number++) make_tale(arguments[1], number, arguments[3]);
    return 0;
}

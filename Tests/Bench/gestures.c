// What a hand does, again and again, so that something moves: steps of the case movement. Places are stage points.
#include "gestures.h"

#include "screen.h"

static const nanoseconds tap = 60 * MILLISECONDS;

static void tap_and_watch(struct movement *movement, double x, double y, nanoseconds duration)
{
    screen_touch(x, y);
    movement_watch(movement, tap);
    screen_let_go();
    movement_watch(movement, duration - tap);
}

static void press_and_watch(struct movement *movement, KeySym key, nanoseconds duration)
{
    screen_press(key);
    movement_watch(movement, duration);
}

// The words of a slide, shown and hidden (Aa).
void fold(struct movement *movement, int step)
{
    (void)step;
    tap_and_watch(movement, 1490, 110, 600 * MILLISECONDS);
}

// The ring that shows how long it is until the page turns by itself.
void count_down(struct movement *movement, int step)
{
    (void)step;
    movement_watch(movement, SECONDS);
}

// The ring round the grown-ups' link, let go shortly before it opens.
void hold(struct movement *movement, int step)
{
    (void)step;
    screen_touch(800, 1110);
    movement_watch(movement, 1850 * MILLISECONDS);
    screen_let_go();
    movement_watch(movement, 300 * MILLISECONDS);
}

// The shelf sliding over home, and off again.
void go_home_and_back(struct movement *movement, int step)
{
    if (step % 2 == 0) tap_and_watch(movement, 800, 535, 600 * MILLISECONDS);
    else press_and_watch(movement, XK_Escape, 600 * MILLISECONDS);
}

// A cover that is pressed, and left by the finger before it opens.
void press_cover(struct movement *movement, int step)
{
    (void)step;
    screen_touch(800, 400);
    movement_watch(movement, 350 * MILLISECONDS);
    screen_move(1040, 400);
    movement_watch(movement, 50 * MILLISECONDS);
    screen_let_go();
    movement_watch(movement, 350 * MILLISECONDS);
}

// The ring that goes with the focus from cover to cover.
void move_focus(struct movement *movement, int step)
{
    static const KeySym way[] = {XK_Right, XK_Down, XK_Left, XK_Up};
    press_and_watch(movement, way[step % 4], 450 * MILLISECONDS);
}

// Draws a finger from one place to another, in steps of a frame each.
static void draw(struct movement *movement, double from, double to, double y, int moves)
{
    for (int move = 1; move <= moves; move++) {
        movement_watch(movement, 16 * MILLISECONDS);
        screen_move(from + (to - from) * move / moves, y);
    }
}

// The row of slides below the recorder, flung to and fro.
void fling_strip(struct movement *movement, int step)
{
    double from = step % 4 < 2 ? 1400 : 200, way = step % 4 < 2 ? -900 : 900;
    screen_touch(from, 1100);
    draw(movement, from, from + way, 1100, 6);
    screen_let_go();
    movement_watch(movement, 1200 * MILLISECONDS);
}

// A page that a finger carries halfway, and brings back.
void carry_page(struct movement *movement, int step)
{
    (void)step;
    screen_touch(1150, 600);
    draw(movement, 1150, 450, 600, 20);
    draw(movement, 450, 1150, 600, 20);
    screen_let_go();
    movement_watch(movement, 400 * MILLISECONDS);
}

// The buttons of a slide, which come at a touch, and fade away four seconds later.
void wake_buttons(struct movement *movement, int step)
{
    (void)step;
    tap_and_watch(movement, 800, 600, 5 * SECONDS);
}

// A cover that is held until it says its name: it swells and sends out waves, for two seconds.
void hold_cover(struct movement *movement, int step)
{
    (void)step;
    screen_touch(800, 400);
    movement_watch(movement, 700 * MILLISECONDS);
    screen_let_go();
    movement_watch(movement, 2600 * MILLISECONDS);
}

// The moon, the house, the owl and the hare of home, one after the other.
void tap_figure(struct movement *movement, int step)
{
    static const double places[][2] = {{1296, 240}, {270, 700}, {1338, 673}, {1268, 937}};
    tap_and_watch(movement, places[step % 4][0], places[step % 4][1], 1600 * MILLISECONDS);
}

// The recorder's meter, under a voice that swells.
void speak(struct movement *movement, int step)
{
    if (step == 0) tap_and_watch(movement, 800, 834, 500 * MILLISECONDS);
    movement_watch(movement, SECONDS);
}

// A strip of cards or tiles, scrolled two screens down and up again.
void scroll_by_screens(struct movement *movement, int step)
{
    press_and_watch(movement, step % 4 < 2 ? XK_Next : XK_Prior, 500 * MILLISECONDS);
}

// The morning check, whose page goes off to the left.
void pass_check(struct movement *movement, int step)
{
    (void)step;
    press_and_watch(movement, XK_Return, SECONDS);
}

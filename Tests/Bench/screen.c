#include "screen.h"

#include "mark.h"

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/XTest.h>
#include <X11/extensions/Xdamage.h>

#include <poll.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ipc.h>
#include <sys/shm.h>

// Some pixels of the screen, row by row, read through shared memory.
struct area {
    int x, y, width, height;
    XImage *image;
    XShmSegmentInfo memory;
};

static Display *display;
static Window root;
static int damage_event;
static struct area mark_row;             // from the middle of the mark's first block to that of its last
static struct area fingerprint_row;      // across the whole stage
static struct area watched;              // what screen_watch names
static struct area caption;              // the stage's lower part, where the words of a slide stand
static double stage_left, stage_top, point;   // where the stage is, and its point in pixels

static void fail(const char *why)
{
    fprintf(stderr, "bench: %s\n", why);
    exit(1);
}

static void area_open(struct area *area, int x, int y, int width, int height)
{
    area->x = x;
    area->y = y;
    area->width = width;
    area->height = height;
    int screen = DefaultScreen(display);
    area->image = XShmCreateImage(
        display, DefaultVisual(display, screen), (unsigned)DefaultDepth(display, screen), ZPixmap, NULL,
        &area->memory, (unsigned)width, (unsigned)height);
    if (area->image == NULL || area->image->bits_per_pixel != 32) fail("the display is not 24 bits deep");
    area->memory.shmid = shmget(IPC_PRIVATE, (size_t)area->image->bytes_per_line * (size_t)height, IPC_CREAT | 0600);
    if (area->memory.shmid < 0) fail("no shared memory");
    area->memory.shmaddr = area->image->data = shmat(area->memory.shmid, NULL, 0);
    if (area->image->data == (char *)-1 || !XShmAttach(display, &area->memory)) fail("no shared memory");
    XSync(display, False);
    shmctl(area->memory.shmid, IPC_RMID, NULL);  // goes away with the last program that has it
}

static void area_close(struct area *area)
{
    if (area->image == NULL) return;
    XShmDetach(display, &area->memory);
    area->image->data = NULL;
    XDestroyImage(area->image);
    shmdt(area->memory.shmaddr);
    area->image = NULL;
}

static const uint32_t *area_read(struct area *area)
{
    if (!XShmGetImage(display, root, area->image, area->x, area->y, AllPlanes)) fail("cannot read the screen");
    return (const uint32_t *)(const void *)area->image->data;
}

// Finds the areas on a screen of that size, in whose middle the 4:3 stage is as large as it can be.
static void open_areas(int width, int height)
{
    double stage_width = width * 3 > height * 4 ? height * 4 / 3.0 : width;
    double scale = stage_width / PICTURE_WIDTH;
    double left = (width - stage_width) / 2, top = (height - scale * PICTURE_HEIGHT) / 2;
    stage_left = left;
    stage_top = top;
    point = stage_width / 1600;
    double first_block = left + scale * (MARK_LEFT + MARK_BLOCK_WIDTH / 2.0);
    int between = (int)(scale * MARK_BLOCK_WIDTH * (MARK_BLOCKS - 1));
    area_open(&mark_row, (int)first_block, height / 2, between + 1, 1);
    area_open(&fingerprint_row, (int)left, (int)(top + scale * PICTURE_HEIGHT * 0.3), (int)stage_width, 1);
    int caption_top = (int)(top + scale * PICTURE_HEIGHT * 0.75);
    area_open(&caption, (int)left, caption_top, (int)stage_width, (int)(height - top) - caption_top);
}

// The first key that XTEST sends makes every program read the keyboard's layout anew; so send one beforehand,
// to nobody. The pointer waits on the left edge, off the stage.
static void calm_input(int height)
{
    XTestFakeMotionEvent(display, -1, 1, height / 2, CurrentTime);
    XSetInputFocus(display, PointerRoot, RevertToPointerRoot, CurrentTime);
    screen_press(XK_Shift_L);
    XSync(display, False);
}

void screen_open(int width, int height)
{
    int ignored = 0;
    display = XOpenDisplay(NULL);
    if (display == NULL) fail("no X display");
    root = DefaultRootWindow(display);
    if (!XShmQueryExtension(display)) fail("the display lacks MIT-SHM");
    if (!XTestQueryExtension(display, &ignored, &ignored, &ignored, &ignored)) fail("the display lacks XTEST");
    if (!XDamageQueryExtension(display, &damage_event, &ignored)) fail("the display lacks DAMAGE");
    XDamageCreate(display, root, XDamageReportRawRectangles);
    open_areas(width, height);
    calm_input(height);
}

int screen_slide(void)
{
    const uint32_t *pixels = area_read(&mark_row);
    unsigned char brightness[MARK_BLOCKS];
    for (int block = 0; block < MARK_BLOCKS; block++) {
        int x = block * (mark_row.width - 1) / (MARK_BLOCKS - 1);
        brightness[block] = (unsigned char)(pixels[x] >> 8);  // green stands for all three
    }
    return mark_number(brightness);
}

static uint64_t number_of(struct area *area)
{
    const uint32_t *pixels = area_read(area);
    uint64_t hash = 14695981039346656037u;  // FNV-1a
    for (int i = 0; i < area->width * area->height; i++) hash = (hash ^ (pixels[i] & 0xFFFFFF)) * 1099511628211u;
    return hash;
}

uint64_t screen_fingerprint(void)
{
    return number_of(&fingerprint_row);
}

void screen_watch(double x, double y, double width, double height)
{
    area_close(&watched);
    area_open(
        &watched, (int)(stage_left + x * point), (int)(stage_top + y * point), (int)(width * point),
        (int)(height * point));
}

uint64_t screen_watched(void)
{
    return number_of(&watched);
}

nanoseconds screen_wait_for_change(uint64_t before, nanoseconds deadline)
{
    do {
        if (screen_watched() != before) return clock_now();
    } while (screen_wait_for_paint(deadline) != 0);
    return 0;
}

// The colour behind the word that is said (0xffe2a0), and next to nothing else.
static bool is_spoken(uint32_t pixel)
{
    int red = pixel >> 16 & 0xFF, green = pixel >> 8 & 0xFF, blue = pixel & 0xFF;
    return abs(red - 0xFF) <= 3 && abs(green - 0xE2) <= 3 && abs(blue - 0xA0) <= 3;
}

int screen_spoken_place(void)
{
    const uint32_t *pixels = area_read(&caption);
    for (int i = 0; i < caption.width * caption.height; i++) {
        if (is_spoken(pixels[i])) return i + 1;
    }
    return 0;
}

// Takes all events that have come; whether one of them was a painting.
static bool take_paints(void)
{
    bool painted = false;
    while (XPending(display) > 0) {
        XEvent event;
        XNextEvent(display, &event);
        if (event.type == damage_event + XDamageNotify) painted = true;
    }
    return painted;
}

nanoseconds screen_wait_for_paint(nanoseconds deadline)
{
    struct pollfd connection = {.fd = ConnectionNumber(display), .events = POLLIN};
    for (;;) {
        if (take_paints()) return clock_now();
        nanoseconds left = deadline - clock_now();
        if (left <= 0) return 0;
        struct timespec time = {left / SECONDS, left % SECONDS};
        ppoll(&connection, 1, &time, NULL);
    }
}

nanoseconds screen_wait_for_slide(int number, nanoseconds deadline)
{
    do {
        if (screen_slide() == number) return clock_now();
    } while (screen_wait_for_paint(deadline) != 0);
    return 0;
}

nanoseconds screen_wait_for_fingerprint(uint64_t fingerprint, nanoseconds deadline)
{
    do {
        if (screen_fingerprint() == fingerprint) return clock_now();
    } while (screen_wait_for_paint(deadline) != 0);
    return 0;
}

// A key that goes down sooner than 2 ms after it went up is one that repeats, to SDL, and no press to the player.
static const nanoseconds while_up = 5 * MILLISECONDS;

nanoseconds screen_press(KeySym key)
{
    XSync(display, False);  // a busy server may not have let go yet
    clock_sleep(while_up);
    nanoseconds pressed = clock_now();
    KeyCode code = XKeysymToKeycode(display, key);
    XTestFakeKeyEvent(display, code, True, CurrentTime);
    XTestFakeKeyEvent(display, code, False, CurrentTime);
    XFlush(display);
    return pressed;
}

void screen_touch(double x, double y)
{
    screen_move(x, y);
    XTestFakeButtonEvent(display, 1, True, CurrentTime);
    XFlush(display);
}

void screen_move(double x, double y)
{
    XTestFakeMotionEvent(display, -1, (int)(stage_left + x * point), (int)(stage_top + y * point), CurrentTime);
    XFlush(display);
}

void screen_let_go(void)
{
    XTestFakeButtonEvent(display, 1, False, CurrentTime);
    XFlush(display);
}

void screen_wheel_down(void)
{
    const unsigned int wheel_down = 5;  // the button that X makes of it
    XTestFakeButtonEvent(display, wheel_down, True, CurrentTime);
    XTestFakeButtonEvent(display, wheel_down, False, CurrentTime);
    XFlush(display);
}

#include "screen.h"

#include "mark.h"

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/XTest.h>
#include <X11/extensions/Xdamage.h>

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ipc.h>
#include <sys/shm.h>

// One row of pixels on the screen, read through shared memory.
struct row {
    int x, y, width;
    XImage *image;
    XShmSegmentInfo memory;
};

static Display *display;
static Window root;
static int damage_event;
static struct row mark_row;              // from the middle of the mark's first block to that of its last
static struct row fingerprint_row;       // across the whole stage

static void fail(const char *why)
{
    fprintf(stderr, "bench: %s\n", why);
    exit(1);
}

static void row_open(struct row *row, int x, int y, int width)
{
    row->x = x;
    row->y = y;
    row->width = width;
    int screen = DefaultScreen(display);
    row->image = XShmCreateImage(
        display, DefaultVisual(display, screen), (unsigned)DefaultDepth(display, screen), ZPixmap, NULL,
        &row->memory, (unsigned)width, 1);
    if (row->image == NULL || row->image->bits_per_pixel != 32) fail("the display is not 24 bits deep");
    row->memory.shmid = shmget(IPC_PRIVATE, (size_t)row->image->bytes_per_line, IPC_CREAT | 0600);
    if (row->memory.shmid < 0) fail("no shared memory");
    row->memory.shmaddr = row->image->data = shmat(row->memory.shmid, NULL, 0);
    if (row->image->data == (char *)-1 || !XShmAttach(display, &row->memory)) fail("no shared memory");
    XSync(display, False);
    shmctl(row->memory.shmid, IPC_RMID, NULL);  // goes away with the last program that has it
}

static const uint32_t *row_read(struct row *row)
{
    if (!XShmGetImage(display, root, row->image, row->x, row->y, AllPlanes)) fail("cannot read the screen");
    return (const uint32_t *)(const void *)row->image->data;
}

// Finds the rows on a screen of that size, in whose middle the 4:3 stage is as large as it can be.
static void open_rows(int width, int height)
{
    double stage_width = width * 3 > height * 4 ? height * 4 / 3.0 : width;
    double scale = stage_width / PICTURE_WIDTH;
    double left = (width - stage_width) / 2, top = (height - scale * PICTURE_HEIGHT) / 2;
    double first_block = left + scale * (MARK_LEFT + MARK_BLOCK_WIDTH / 2.0);
    int between = (int)(scale * MARK_BLOCK_WIDTH * (MARK_BLOCKS - 1));
    row_open(&mark_row, (int)first_block, height / 2, between + 1);
    row_open(&fingerprint_row, (int)left, (int)(top + scale * PICTURE_HEIGHT * 0.3), (int)stage_width);
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
    open_rows(width, height);
    calm_input(height);
}

int screen_slide(void)
{
    const uint32_t *pixels = row_read(&mark_row);
    unsigned char brightness[MARK_BLOCKS];
    for (int block = 0; block < MARK_BLOCKS; block++) {
        int x = block * (mark_row.width - 1) / (MARK_BLOCKS - 1);
        brightness[block] = (unsigned char)(pixels[x] >> 8);  // green stands for all three
    }
    return mark_number(brightness);
}

uint64_t screen_fingerprint(void)
{
    const uint32_t *pixels = row_read(&fingerprint_row);
    uint64_t hash = 14695981039346656037u;  // FNV-1a
    for (int x = 0; x < fingerprint_row.width; x++) hash = (hash ^ (pixels[x] & 0xFFFFFF)) * 1099511628211u;
    return hash;
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

nanoseconds screen_press(KeySym key)
{
    nanoseconds pressed = clock_now();
    KeyCode code = XKeysymToKeycode(display, key);
    XTestFakeKeyEvent(display, code, True, CurrentTime);
    XTestFakeKeyEvent(display, code, False, CurrentTime);
    XFlush(display);
    return pressed;
}

// In the test's copy of the appliance only: a keyboard, and chords pressed on it, each heard where programs hear it.
//
//   chords 29+56+60 88 …    in the kernel's numbers of keys; prints each chord of which a key did not arrive
#include <fcntl.h>
#include <linux/uinput.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

static int keyboard, heard;

static void send(int type, int code, int value) {
    struct input_event event = {.type = type, .code = code, .value = value};
    if (write(keyboard, &event, sizeof event) != sizeof event) perror("chords");
}

static void press(int code, int is_down) {
    send(EV_KEY, code, is_down);
    send(EV_SYN, SYN_REPORT, 0);
    usleep(8000);
}

static void plug_in(void) {
    struct uinput_setup setup = {.id = {.bustype = BUS_USB, .vendor = 1, .product = 2}, .name = "Test keyboard"};
    char name[64], path[128];
    keyboard = open("/dev/uinput", O_WRONLY);
    ioctl(keyboard, UI_SET_EVBIT, EV_KEY);
    ioctl(keyboard, UI_SET_EVBIT, EV_REP);
    for (int code = 1; code < 249; code++) ioctl(keyboard, UI_SET_KEYBIT, code);
    ioctl(keyboard, UI_DEV_SETUP, &setup);
    if (ioctl(keyboard, UI_DEV_CREATE) < 0 || ioctl(keyboard, UI_GET_SYSNAME(sizeof name), name) < 0) {
        perror("chords: there is no keyboard to be made");
        exit(1);
    }
    sleep(3);
    for (int number = 0; number < 64; number++) {
        snprintf(path, sizeof path, "/sys/class/input/%s/event%d", name, number);
        if (access(path, F_OK)) continue;
        snprintf(path, sizeof path, "/dev/input/event%d", number);
        heard = open(path, O_RDONLY);
        return;
    }
    fprintf(stderr, "chords: the keyboard cannot be heard\n");
    exit(1);
}

// Reads what has been pressed, until it is this key.
static int arrives(int code) {
    struct pollfd soon = {.fd = heard, .events = POLLIN};
    struct input_event event;
    while (poll(&soon, 1, 1000) > 0 && read(heard, &event, sizeof event) == sizeof event)
        if (event.type == EV_KEY && event.code == code && event.value == 1) return 1;
    return 0;
}

int main(int count, char **words) {
    plug_in();
    for (int word = 1; word < count; word++) {
        int codes[8], keys = 0, arrived = 0;
        char chord[64];
        snprintf(chord, sizeof chord, "%s", words[word]);
        for (char *part = strtok(chord, "+"); part && keys < 8; part = strtok(NULL, "+")) codes[keys++] = atoi(part);
        for (int key = 0; key < keys; key++) press(codes[key], 1);
        for (int key = keys - 1; key >= 0; key--) press(codes[key], 0);
        for (int key = 0; key < keys; key++) arrived += arrives(codes[key]);
        if (arrived < keys) puts(words[word]);
        usleep(60000);
    }
    sleep(1);
    ioctl(keyboard, UI_DEV_DESTROY);
    return 0;
}

// In the test's copy of the appliance only: a touchscreen, and a finger that moves over it.
//
//   finger X Y [X Y]   in thousandths of the screen; touches the first place and lets go at the last
#include <fcntl.h>
#include <linux/uinput.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

static int screen;

static void send(int type, int code, int value) {
    struct input_event event = {.type = type, .code = code, .value = value};
    if (write(screen, &event, sizeof event) != sizeof event) perror("finger");
}

static void place(int x, int y) {
    send(EV_ABS, ABS_MT_POSITION_X, x);
    send(EV_ABS, ABS_MT_POSITION_Y, y);
    send(EV_ABS, ABS_X, x);
    send(EV_ABS, ABS_Y, y);
}

static void touch(int is_down) {
    send(EV_ABS, ABS_MT_TRACKING_ID, is_down ? 1 : -1);
    send(EV_KEY, BTN_TOUCH, is_down);
}

static void show(void) {
    send(EV_SYN, SYN_REPORT, 0);
    usleep(16000);
}

static void add_axis(int code, int most) {
    struct uinput_abs_setup setup = {.code = code, .absinfo = {.maximum = most, .resolution = 4}};
    ioctl(screen, UI_ABS_SETUP, &setup);
}

static void plug_in(void) {
    struct uinput_setup setup = {.id = {.bustype = BUS_USB, .vendor = 1, .product = 1}, .name = "Test touchscreen"};
    screen = open("/dev/uinput", O_WRONLY);
    ioctl(screen, UI_SET_EVBIT, EV_KEY);
    ioctl(screen, UI_SET_KEYBIT, BTN_TOUCH);
    ioctl(screen, UI_SET_EVBIT, EV_ABS);
    ioctl(screen, UI_SET_PROPBIT, INPUT_PROP_DIRECT);
    add_axis(ABS_X, 1000);
    add_axis(ABS_Y, 1000);
    add_axis(ABS_MT_SLOT, 4);
    add_axis(ABS_MT_POSITION_X, 1000);
    add_axis(ABS_MT_POSITION_Y, 1000);
    add_axis(ABS_MT_TRACKING_ID, 65535);
    ioctl(screen, UI_DEV_SETUP, &setup);
    if (ioctl(screen, UI_DEV_CREATE) < 0) perror("finger: there is no touchscreen to be made");
    sleep(4);
}

int main(int count, char **words) {
    if (count != 3 && count != 5) return 1;
    int x = atoi(words[1]), y = atoi(words[2]), last = count - 2;
    plug_in();
    touch(1);
    place(x, y);
    show();
    for (int step = 1; step <= 10; step++) {
        place(x + (atoi(words[last]) - x) * step / 10, y + (atoi(words[last + 1]) - y) * step / 10);
        show();
    }
    touch(0);
    show();
    sleep(1);
    ioctl(screen, UI_DEV_DESTROY);
}

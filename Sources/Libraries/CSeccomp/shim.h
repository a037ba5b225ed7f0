#include <linux/prctl.h>
#include <linux/sched.h>
#include <seccomp.h>

/// `AT_EMPTY_PATH` of `<linux/fcntl.h>`, which conflicts with the C library's `<fcntl.h>`.
static const int seccomp_at_empty_path = 0x1000;

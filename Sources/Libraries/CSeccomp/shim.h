#include <linux/prctl.h>
#include <linux/sched.h>
#include <seccomp.h>

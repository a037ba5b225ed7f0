#define _GNU_SOURCE
#include "CLinux.h"

#include <fcntl.h>
#include <linux/fs.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <unistd.h>

int file_open_nameless(int directory, mode_t mode) {
    return openat(directory, ".", O_TMPFILE | O_RDWR | O_CLOEXEC, mode);
}

int file_rename_to_new(int directory, const char *old_name, const char *new_name) {
    return renameat2(directory, old_name, directory, new_name, RENAME_NOREPLACE);
}

int file_exchange(int directory, const char *one_name, const char *other_name) {
    return renameat2(directory, one_name, directory, other_name, RENAME_EXCHANGE);
}

int file_reserve(int file, off_t size) { return fallocate(file, FALLOC_FL_KEEP_SIZE, 0, size); }

int file_clone(int target, int source) { return ioctl(target, FICLONE, source); }

int file_system_synchronize(int folder) { return syncfs(folder); }

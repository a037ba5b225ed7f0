#define _GNU_SOURCE
#include "CLinux.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { MOST_DESCRIPTORS = 4 };

/// Space for the control message, aligned as the kernel requires.
typedef union {
    struct cmsghdr header;
    char bytes[CMSG_SPACE(sizeof(int) * MOST_DESCRIPTORS)];
} control_buffer;

ssize_t descriptors_send(int socket, const void *message, size_t length, const int *descriptors, size_t count) {
    control_buffer control = {0};
    struct iovec part = {.iov_base = (void *)message, .iov_len = length};
    struct msghdr packet = {.msg_iov = &part, .msg_iovlen = 1};
    if (count > 0 && count <= MOST_DESCRIPTORS) {
        packet.msg_control = control.bytes;
        packet.msg_controllen = CMSG_SPACE(sizeof(int) * count);
        struct cmsghdr *header = CMSG_FIRSTHDR(&packet);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(sizeof(int) * count);
        memcpy(CMSG_DATA(header), descriptors, sizeof(int) * count);
    }
    return sendmsg(socket, &packet, MSG_NOSIGNAL);
}

ssize_t descriptors_receive(int socket, void *message, size_t length, int *descriptors, size_t count) {
    control_buffer control = {0};
    struct iovec part = {.iov_base = message, .iov_len = length};
    struct msghdr packet = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
    for (size_t i = 0; i < count; i++) descriptors[i] = -1;
    ssize_t received = recvmsg(socket, &packet, MSG_CMSG_CLOEXEC);
    if (received <= 0) return received;
    for (struct cmsghdr *header = CMSG_FIRSTHDR(&packet); header; header = CMSG_NXTHDR(&packet, header)) {
        if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
        size_t came = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
        for (size_t i = 0; i < came; i++) {
            int descriptor;
            memcpy(&descriptor, CMSG_DATA(header) + i * sizeof(int), sizeof descriptor);
            if (i < count && descriptors[i] == -1) descriptors[i] = descriptor;
            else close(descriptor);
        }
    }
    return received;
}

int descriptors_memory(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

int descriptors_sealed_memory(const char *name, size_t size) {
    int memory = memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (memory < 0) return -1;
    if (ftruncate(memory, (off_t)size) == 0 && fcntl(memory, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW) == 0) return memory;
    close(memory);
    return -1;
}

pid_t process_spawn(const char *path, char *const arguments[], int descriptor, bool is_output) {
    enum { CHILD_DESCRIPTOR = 3 };
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, descriptor, is_output ? STDOUT_FILENO : CHILD_DESCRIPTOR);
    if (is_output) {
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    }
    // A pipe that another thread is opening must not be inherited: its reader would never see the end.
    posix_spawn_file_actions_addclosefrom_np(&actions, is_output ? CHILD_DESCRIPTOR : CHILD_DESCRIPTOR + 1);
    // Variables such as LD_PRELOAD load foreign code, and a helper needs none.
    char *const no_variables[] = {NULL};
    pid_t process;
    int failure = posix_spawn(&process, path, &actions, NULL, arguments, is_output ? environ : no_variables);
    posix_spawn_file_actions_destroy(&actions);
    if (failure == 0) return process;
    errno = failure;
    return -1;
}

int process_signal(pid_t process, uid_t user, int signal) {
    int handle = (int)syscall(SYS_pidfd_open, process, 0);
    if (handle < 0) return -1;
    char place[32];
    snprintf(place, sizeof place, "/proc/%d", process);
    struct stat status;
    int result = -1;
    if (stat(place, &status) == 0 && status.st_uid == user)
        result = (int)syscall(SYS_pidfd_send_signal, handle, signal, NULL, 0);
    else
        errno = EPERM;
    int failure = errno;
    close(handle);
    errno = failure;
    return result;
}

void process_end_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }

void process_give_way(void) {
    enum { LOW = 10, IO_OF_PROCESS = 1, IO_IDLE_CLASS = 3 << 13 };
    setpriority(PRIO_PROCESS, 0, LOW);
    const struct sched_param no_priority = {0};
    sched_setscheduler(0, SCHED_BATCH, &no_priority);
    syscall(SYS_ioprio_set, IO_OF_PROCESS, 0, IO_IDLE_CLASS);
    // Niceness counts only within an autogroup, and each session is one.
    if (setsid() < 0) return;
    FILE *group = fopen("/proc/self/autogroup", "we");
    if (!group) return;
    fprintf(group, "%d", LOW);
    fclose(group);
}

/// Notes the call that the sandbox has refused, and ends the process.
static void note_refused_call(int number, siginfo_t *signal, void *context) {
    (void)number, (void)context;
    const struct rlimit note = {signal->si_syscall, signal->si_syscall};
    syscall(SYS_prlimit64, 0, RLIMIT_MSGQUEUE, &note, NULL);
    // Refused too. The signal is blocked here, so the kernel ends the process with it.
    syscall(SYS_ptrace, 0, 0, 0, 0);
    _exit(EXIT_FAILURE);
}

void process_note_refused_call(void) {
    struct sigaction action = {.sa_sigaction = note_refused_call, .sa_flags = SA_SIGINFO};
    sigemptyset(&action.sa_mask);
    sigaction(SIGSYS, &action, NULL);
}

int process_refused_call(pid_t process) {
    struct rlimit noted, usual;
    if (prlimit(process, RLIMIT_MSGQUEUE, NULL, &noted) != 0 || getrlimit(RLIMIT_MSGQUEUE, &usual) != 0) return -1;
    return noted.rlim_cur < usual.rlim_cur ? (int)noted.rlim_cur : -1;
}

int fstat(int file, struct stat *status) { return (int)syscall(SYS_fstat, file, status); }

int stat(const char *path, struct stat *status) {
    static const char own[] = "/proc/self/fd/";
    if (strncmp(path, own, sizeof own - 1) == 0) return fstat(atoi(path + sizeof own - 1), status);
    return fstatat(AT_FDCWD, path, status, 0);
}

/// The function that programs linked with a glibc before 2.33 call for `stat`.
int __xstat(int version, const char *path, struct stat *status) {
    (void)version;
    return stat(path, status);
}

int process_gain_no_rights(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); }

static void say_nothing(const char *file, int line, const char *function, int error, const char *format, ...) {
    (void)file, (void)line, (void)function, (void)error, (void)format;
}

void alsa_be_quiet(void) {
    typedef void handler(const char *, int, const char *, int, const char *, ...);
    int (*set_handler)(handler *) = (int (*)(handler *))dlsym(RTLD_DEFAULT, "snd_lib_error_set_handler");
    if (set_handler) set_handler(say_nothing);
}

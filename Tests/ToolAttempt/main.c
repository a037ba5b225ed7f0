// A tool that a stranger has taken over: what it is told to attempt, it attempts, and tells how far it came.
//
//     tool-attempt NAME    answers `began`, and then `done` or the number of the error; or is killed
//     tool-attempt names   tells what it can attempt
//     tool-attempt facts   tells its descriptors, its limits and whether it has an environment

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/msg.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <unistd.h>

extern char **environ;

static void say(const char *text) { if (write(STDOUT_FILENO, text, strlen(text)) < 0) _exit(1); }

static long connect_abstract(void) {
    struct sockaddr_un address = {.sun_family = AF_UNIX, .sun_path = "\0dbus"};
    int end = socket(AF_UNIX, SOCK_STREAM, 0);
    return end < 0 ? -1 : connect(end, (struct sockaddr *)&address, sizeof address);
}

static long pass_descriptor(void) {
    char byte = 0, control[CMSG_SPACE(sizeof(int))] = {0};
    struct iovec part = {&byte, 1};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    *header = (struct cmsghdr){.cmsg_len = CMSG_LEN(sizeof(int)), .cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS};
    return sendmsg(STDOUT_FILENO, &message, 0);
}

static long run(const char *program, const char *argument) {
    char *const words[] = {(char *)program, (char *)argument, NULL};
    return execve(program, words, NULL);
}

static long read_memory_of_parent(void) {
    char byte;
    struct iovec mine = {&byte, 1}, its = {(void *)0x400000, 1};
    return process_vm_readv(getppid(), &mine, 1, &its, 1, 0);
}

static long make_code(void) {
    void *memory = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return mprotect(memory, 4096, PROT_READ | PROT_EXEC);
}

/// Makes an attempt; without a name, tells all names.
static long attempt(const char *name) {
#define ON(text, call)              \
    if (!name) say(text "\n");      \
    else if (strcmp(name, text) == 0) return (long)(call)
    ON("nothing", 0);
    ON("library", open("/usr/lib", O_RDONLY | O_DIRECTORY));
    // Files.
    ON("password", open("/etc/passwd", O_RDONLY));
    ON("program", open("/usr/bin/env", O_RDONLY));
    ON("memory file", open("/proc/self/mem", O_RDONLY));
    ON("other process", open("/proc/1/cmdline", O_RDONLY));
    ON("terminal", open("/dev/tty", O_RDONLY));
    ON("shared memory", open("/dev/shm", O_RDONLY | O_DIRECTORY));
    ON("temporary folder", open("/tmp", O_RDONLY | O_DIRECTORY));
    ON("changed library", open("/usr/lib/os-release", O_WRONLY));
    ON("new file", open("/tmp/tool-attempt", O_RDONLY | O_CREAT, 0600));
    ON("nameless file", open("/tmp", O_TMPFILE | O_RDWR, 0600));
    ON("names in a folder", syscall(SYS_getdents64, open("/usr/lib", O_RDONLY | O_DIRECTORY), environ, 1));
    ON("own folder", readlink("/proc/self/cwd", (char[64]){0}, 64));
    ON("own folder's name", syscall(SYS_getcwd, (char[64]){0}, 64));
    ON("whether a file is there", access("/etc/passwd", F_OK));
    ON("removed file", unlink("/tmp/tool-attempt"));
    ON("renamed file", rename("/tmp/a", "/tmp/b"));
    ON("memory file of its own", memfd_create("x", 0));
    // Other processes.
    ON("fork", fork());
    ON("thread", syscall(SYS_clone, CLONE_VM | CLONE_THREAD | CLONE_SIGHAND, 0, 0, 0, 0));
    ON("clone3", syscall(SYS_clone3, 0, 0));
    ON("shell", run("/bin/sh", "-c"));
    ON("shell by the loader", run("/lib64/ld-linux-x86-64.so.2", "/bin/sh"));
    ON("signal", kill(getppid(), 0));
    ON("own signal", raise(SIGUSR1));
    ON("trace", ptrace(PTRACE_ATTACH, getppid(), 0, 0));
    ON("parent's memory", read_memory_of_parent());
    ON("process descriptor", syscall(SYS_pidfd_open, getppid(), 0));
    ON("priority", setpriority(PRIO_PROCESS, 0, -5));
    ON("limits of the parent", prlimit(getppid(), RLIMIT_NOFILE, &(struct rlimit){0, 0}, NULL));
    ON("own limits", setrlimit(RLIMIT_CPU, &(struct rlimit){RLIM_INFINITY, RLIM_INFINITY}));
    ON("processors", syscall(SYS_sched_setaffinity, 0, 8, &(uint64_t){1}));
    // The outside.
    ON("network", socket(AF_INET, SOCK_STREAM, 0));
    ON("kernel's network", socket(AF_NETLINK, SOCK_RAW, 0));
    ON("abstract socket", connect_abstract());
    ON("passed descriptor", pass_descriptor());
    ON("typed into the terminal", ioctl(STDIN_FILENO, TIOCSTI, "x"));
    ON("waiting bytes", ioctl(STDIN_FILENO, FIONREAD, &(int){0}));
    ON("shared segment", shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600));
    ON("message queue", msgget(IPC_PRIVATE, IPC_CREAT | 0600));
    // The kernel.
    ON("io_uring", syscall(SYS_io_uring_setup, 1, (char[128]){0}));
    ON("key", syscall(SYS_add_key, "user", "a", "b", 1, -2));
    ON("keyring", syscall(SYS_keyctl, 0, -2, 1));
    ON("bpf", syscall(SYS_bpf, 0, 0, 0));
    ON("userfaultfd", syscall(SYS_userfaultfd, 0));
    ON("events", syscall(SYS_perf_event_open, 0, 0, -1, -1, 0));
    ON("namespace", unshare(CLONE_NEWUSER));
    ON("mount", mount("none", "/tmp", "tmpfs", 0, NULL));
    ON("watch", syscall(SYS_inotify_init1, 0));
    ON("process control", prctl(PR_SET_DUMPABLE, 1));
    ON("personality", syscall(SYS_personality, 0x0400000));
    ON("host's name", syscall(SYS_uname, (char[512]){0}));
    ON("alarm", alarm(1));
    // Memory.
    ON("code", make_code());
    ON("written code", mmap(NULL, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    ON("much memory", mmap(NULL, 600 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
#undef ON
    if (name) _exit(64);
    return 0;
}

static int facts(void) {
    char text[256] = "", *end = text;
    for (int descriptor = 0; descriptor < 1024; descriptor++) {
        struct stat status;
        if (fstat(descriptor, &status) == 0) end += sprintf(end, "%d ", descriptor);
    }
    struct rlimit core, file, memory, time, open_files;
    getrlimit(RLIMIT_CORE, &core), getrlimit(RLIMIT_FSIZE, &file), getrlimit(RLIMIT_AS, &memory);
    getrlimit(RLIMIT_CPU, &time), getrlimit(RLIMIT_NOFILE, &open_files);
    sprintf(
        end, "core %ld file %ld memory %ld time %ld open %ld variables %d\n", (long)core.rlim_max, (long)file.rlim_max,
        (long)memory.rlim_max >> 20, (long)time.rlim_max, (long)open_files.rlim_max, environ && environ[0] ? 1 : 0);
    say(text);
    return 0;
}

int main(int count, char *words[]) {
    if (count != 2) return 64;
    if (strcmp(words[1], "facts") == 0) return facts();
    if (strcmp(words[1], "names") == 0) return (int)attempt(NULL);
    say("began\n");
    errno = 0;
    long outcome = attempt(words[1]);
    char text[32];
    sprintf(text, outcome == -1 ? "%d\n" : "done\n", errno);
    say(text);
    return 0;
}

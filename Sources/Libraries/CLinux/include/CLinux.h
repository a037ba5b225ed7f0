#ifndef CLINUX_H
#define CLINUX_H

#include <malloc.h>
#include <mntent.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/stat.h>
#include <sys/sysinfo.h>
#include <sys/types.h>

/// Sends `length` bytes of `message` with `count` open descriptors over a Unix socket.
/// Returns the number of bytes sent, or -1 with `errno` set.
ssize_t descriptors_send(int socket, const void *message, size_t length, const int *descriptors, size_t count);

/// Receives one message of at most `length` bytes and up to `count` descriptors, each marked close-on-exec.
/// Writes -1 for a missing descriptor. Returns the number of bytes, 0 at the end, or -1 with `errno` set.
ssize_t descriptors_receive(int socket, void *message, size_t length, int *descriptors, size_t count);

/// Creates an anonymous file that grows as it is written. Returns -1 with `errno` set on failure.
int descriptors_memory(const char *name);

/// Creates an anonymous file of `size` bytes that can neither shrink nor grow. Returns -1 with `errno` set on failure.
int descriptors_sealed_memory(const char *name, size_t size);

/// Spawns `path` with the arguments `arguments` (NULL-terminated). The new process has our standard streams, `descriptor`
/// as its number 3 and no environment; or, if `is_output`, `descriptor` as its standard output, no input and no errors,
/// and our environment. It has no other open file of ours. Returns its process id, or -1 with `errno` set.
pid_t process_spawn(const char *path, char *const arguments[], int descriptor, bool is_output);

/// Sends a signal to a process if it is `user`'s, and not to another that has its number by now. Returns 0, or -1 with
/// `errno` set: EPERM for another user's.
int process_signal(pid_t process, uid_t user, int signal);

/// Makes this process end with the thread that started it.
void process_end_with_parent(void);

/// Lowers the priority of this process and its later children, for work that may take hours: also relative to other
/// sessions, which the kernel's autogroups weigh against each other, and on the disk.
/// What the kernel does not grant is skipped.
void process_give_way(void);

/// Has this process note the system call for which a filter of the kind SECCOMP_RET_TRAP ends it. The note is its limit
/// of message queues (RLIMIT_MSGQUEUE), which it cannot use anyway: it can be lowered from any thread and read after death.
void process_note_refused_call(void);

/// The number of the call that a child has noted, until it is waited for; -1 if it has noted none.
int process_refused_call(pid_t process);

/// The facts of an open file, for this program and all libraries that it loads. The C library's own `fstat` makes the
/// call `newfstatat` with an empty path, and a filter cannot tell that from one with a path.
int fstat(int file, struct stat *status);

/// The facts of a file by its path, likewise; an open file's by the name that /proc gives it, without looking at any path.
int stat(const char *path, struct stat *status);

/// Sets no_new_privs, so that no program it may start can gain rights; the kernel requires this before the two
/// below. Returns 0, or -1 with `errno` set.
int process_gain_no_rights(void);

/// The kernel's Landlock ABI version; 0 if it has none.
int landlock_abi_version(void);

/// Drops all rights that Landlock knows, for this thread and those that it starts later: no file or folder can be
/// opened, created or changed any more, except that the files `read`, and files below these folders, can be read, and
/// the files `run` can be executed too; missing ones are skipped. Open descriptors still work, and threads already
/// running keep their rights. Returns 0, or -1 with `errno` set.
int landlock_grant_only(const char *const read[], size_t read_count, const char *const run[], size_t run_count);

/// Creates an unnamed file on the file system of an open folder, for reading and writing; `linkat` can name it.
/// Returns -1 with `errno` set, also if the file system does not support such files.
int file_open_nameless(int directory, mode_t mode);

/// Renames within an open folder, unless the new name is taken (`EEXIST`). Returns 0, or -1 with `errno` set.
int file_rename_to_new(int directory, const char *old_name, const char *new_name);

/// Atomically exchanges two files or folders; both names are relative to an open folder.
/// Returns 0, or -1 with `errno` set.
int file_exchange(int directory, const char *one_name, const char *other_name);

/// Gives an empty open file the content of another one without copying it (FICLONE): they share their blocks until one
/// changes. Returns 0, or -1 with `errno` set, also if the file system does not support it.
int file_clone(int target, int source);

/// Takes disk space for an open file that is going to have `size` bytes; its size stays. Returns 0, or -1 with `errno`
/// set, also if the file system does not support it.
int file_reserve(int file, off_t size);

/// Syncs the whole file system of an open folder. Returns 0, or -1 with `errno` set.
int file_system_synchronize(int folder);

/// Keeps ALSA's library, if loaded, from printing errors about missing devices.
void alsa_be_quiet(void);

#endif

#ifndef CLINUX_H
#define CLINUX_H

#include <malloc.h>
#include <mntent.h>
#include <stddef.h>
#include <sys/sysinfo.h>
#include <sys/types.h>

/// Sends `length` bytes of `message` with `count` open descriptors over a Unix socket.
/// Returns the number of bytes sent, or -1 with `errno` set.
ssize_t descriptors_send(int socket, const void *message, size_t length, const int *descriptors, size_t count);

/// Receives one message of at most `length` bytes and up to `count` descriptors, each marked close-on-exec.
/// Writes -1 for a descriptor that did not come. Returns the number of bytes, 0 at the end, or -1 with `errno` set.
ssize_t descriptors_receive(int socket, void *message, size_t length, int *descriptors, size_t count);

/// Makes an anonymous file that grows as it is written. Returns -1 with `errno` set on failure.
int descriptors_memory(const char *name);

/// Makes an anonymous file of `size` bytes that can neither shrink nor grow. Returns -1 with `errno` set on failure.
int descriptors_sealed_memory(const char *name, size_t size);

/// Starts `path` with the arguments `arguments` (ended by NULL). The new process has the three standard streams and
/// `descriptor` as its number 3, and no other of ours. Returns its process id, or -1 with `errno` set.
pid_t descriptors_spawn(const char *path, char *const arguments[], int descriptor);

/// Makes this process end with the thread that started it.
void process_end_with_parent(void);

/// Lets this process and its later children give way to others, for work that may take hours: to those of other
/// sessions too, which the kernel's autogroups weigh against each other session by session, and on the disk.
/// What the kernel does not grant is passed over.
void process_give_way(void);

/// Makes this process gain no rights by any program that it might start, which the kernel demands before the two
/// below. Returns 0, or -1 with `errno` set.
int process_gain_no_rights(void);

/// The version of the kernel's Landlock interface; 0 where it has none.
int landlock_abi_version(void);

/// Takes from this thread, and from those that it starts later, every right that Landlock knows: no file or folder can be
/// opened, made or changed any more, but these `count` files, and what lies below these folders, can be read; what is
/// not there is passed over. Open descriptors go on, and threads that run already keep what they may.
/// Returns 0, or -1 with `errno` set.
int landlock_grant_only_reading(const char *const paths[], size_t count);

/// Opens a new file without a name on the file system of an open folder, for reading and writing; `linkat` can name it.
/// Returns -1 with `errno` set, also where the file system does not know such files.
int file_open_nameless(int directory, mode_t mode);

/// Renames within an open folder, unless the new name is taken (`EEXIST`). Returns 0, or -1 with `errno` set.
int file_rename_to_new(int directory, const char *old_name, const char *new_name);

/// Lets two files or folders change their places in one step; both names are counted from an open folder.
/// Returns 0, or -1 with `errno` set.
int file_exchange(int directory, const char *one_name, const char *other_name);

/// Brings everything to the disk on which an open folder lies. Returns 0, or -1 with `errno` set.
int file_system_synchronize(int folder);

/// Keeps ALSA's library, where it is loaded, from writing lines about every device that is not there.
void alsa_be_quiet(void);

#endif

#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// The kernel's ABI (Documentation/userspace-api/landlock.rst): Debian 12's headers have only its first version.
enum { CREATE_RULESET_VERSION = 1 };
struct ruleset {
    uint64_t files, network, scopes;
};

int landlock_abi_version(void) {
    long version = syscall(SYS_landlock_create_ruleset, NULL, 0, CREATE_RULESET_VERSION);
    return version > 0 ? (int)version : 0;
}

/// All rights of an ABI version; each version appended some bits.
static struct ruleset all_rights(int version) {
    int files = version >= 5 ? 16 : version >= 3 ? 15 : version >= 2 ? 14 : 13;
    return (struct ruleset){
        .files = (1ull << files) - 1,
        .network = version >= 4 ? 3 : 0,  // to bind and to connect TCP
        .scopes = version >= 6 ? 3 : 0,   // abstract Unix sockets and signals of others
    };
}

/// Allows reading a file, or all files below a folder, and other rights; a missing one is skipped.
static int grant_reading(int rules, const char *path, uint64_t others) {
    enum { PATH_BENEATH = 1, READ_FILE = 1 << 2, READ_FOLDER = 1 << 3 };
    struct __attribute__((packed)) {
        uint64_t rights;
        int32_t place;
    } rule = {.rights = READ_FILE | others, .place = open(path, O_PATH | O_CLOEXEC)};
    if (rule.place < 0) return 0;
    struct stat status;
    if (fstat(rule.place, &status) == 0 && S_ISDIR(status.st_mode)) rule.rights |= READ_FOLDER;
    long outcome = syscall(SYS_landlock_add_rule, rules, PATH_BENEATH, &rule, 0);
    int failure = errno;
    close(rule.place);
    if (outcome != 0 && failure == EBADFD) return 0;  // a file in memory, which Landlock does not restrict
    errno = failure;
    return (int)outcome;
}

int landlock_grant_only(const char *const read[], size_t read_count, const char *const run[], size_t run_count) {
    enum { EXECUTE = 1 };
    int version = landlock_abi_version();
    struct ruleset rights = all_rights(version);
    // An older kernel accepts only the part it knows, and otherwise returns E2BIG.
    size_t size = version >= 6 ? sizeof rights : version >= 4 ? 2 * sizeof(uint64_t) : sizeof(uint64_t);
    int rules = (int)syscall(SYS_landlock_create_ruleset, &rights, size, 0);
    if (rules < 0) return -1;
    long outcome = 0;
    for (size_t i = 0; i < read_count && outcome == 0; i++) outcome = grant_reading(rules, read[i], 0);
    for (size_t i = 0; i < run_count && outcome == 0; i++) outcome = grant_reading(rules, run[i], EXECUTE);
    if (outcome == 0) outcome = syscall(SYS_landlock_restrict_self, rules, 0);
    int failure = errno;
    close(rules);
    errno = failure;
    return (int)outcome;
}

// Locks itself in and then tries what it must not:
//
//     confined-attempt LAYER[+LAYER]|none ATTEMPT
//
// It ends with the status 0 where the attempt has succeeded, with `errno` where it has failed, and by SIGSYS where the
// kernel has ended it.

import Confinement
import Glibc

/// `fork`, which Swift does not see.
func forked() -> Int32 {
    typealias Fork = @convention(c) () -> Int32
    return unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)()
}

func executed() -> Int32 {
    let arguments = [strdup("true"), nil]
    return execve("/bin/true", arguments, environ)
}

/// Memory that can be run as code.
func memoryOfCode() -> Int32 {
    mmap(nil, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED ? -1 : 0
}

let attempts: [String: () -> Int32] = [
    "open": { open("/etc/passwd", O_RDONLY) },
    "create": { open("/tmp/confined-attempt", O_WRONLY | O_CREAT, 0o600) },
    "socket": { socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) },
    "execve": executed,
    "fork": forked,
    "kill": { kill(getppid(), 0) },
    "code": memoryOfCode,
    "nothing": { 0 },
]

let layers: [String: Confinement.Layer] = ["landlock": .landlock, "seccomp": .seccomp]

guard CommandLine.arguments.count == 3, let attempt = attempts[CommandLine.arguments[2]] else {
    print("confined-attempt LAYER[+LAYER]|none \(attempts.keys.sorted().joined(separator: "|"))")
    exit(EX_USAGE)
}
let wanted = CommandLine.arguments[1].split(separator: "+").compactMap { layers[String($0)] }
if !wanted.isEmpty {
    Confinement.begin()
    try Confinement.lock(Set(wanted))
}
let outcome = attempt()
_exit(outcome < 0 ? errno : EXIT_SUCCESS)

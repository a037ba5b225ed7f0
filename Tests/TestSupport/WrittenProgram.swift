import Glibc

/// Writes a script that can be started at once.
///
/// It is the shell's own hand that writes: a file is "busy" as long as any process has it open for writing, and of what
/// this process opens, a child that another test starts at the same moment has a copy until it becomes its program.
///
/// - Parameter path: its folders are made, too.
public func writeProgram(_ text: String, to path: String) throws {
    let words = ["sh", "-c", #"mkdir -p "${0%/*}" && printf '%s' "$1" >"$0" && chmod 755 "$0""#, path, text]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var shell: pid_t = 0
    let failure = posix_spawn(&shell, "/bin/sh", nil, nil, &arguments, environ)
    guard failure == 0 else { throw TemporaryFolder.Failure(call: "posix_spawn", code: failure) }
    var status: Int32 = 0
    while waitpid(shell, &status, 0) < 0 && errno == EINTR {}
    guard status == 0 else { throw TemporaryFolder.Failure(call: "sh", code: status) }
}

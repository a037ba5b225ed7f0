// Sandboxes itself and then attempts what is forbidden:
//
//     confined-attempt none|LAYER[+LAYER][+ALLOWANCE…] ATTEMPT [first|earlier|later]
//
// The attempt is made by the first thread, by one that ran before the process was sandboxed, or by one started after.
// It exits with status 0 if the attempt has succeeded, with `errno` if it has failed, with 78 (EX_CONFIG) if
// the process could not be sandboxed, and by SIGSYS if the kernel has killed it.

import Confinement
import Glibc

let layers: [String: Confinement.Layer] = ["landlock": .landlock, "seccomp": .seccomp]
let allowances: [String: Confinement.Allowance] = [
    "threads": .threads, "fonts": .fonts, "earlierThreads": .earlierThreads, "givenFiles": .givenFiles,
]
let words = CommandLine.arguments + ["first"]

guard words.count >= 4, Attempt.all.keys.contains(words[2]), ["first", "earlier", "later"].contains(words[3]) else {
    print(
        """
        confined-attempt none|LAYER[+LAYER][+ALLOWANCE…] \(Attempt.all.keys.sorted().joined(separator: "|")) \
        [first|earlier|later]
        """)
    exit(EX_USAGE)
}
let wanted = words[1].split(separator: "+").map(String.init)
let attempt = words[2], thread = words[3]
let doors = Set(wanted.compactMap { layers[$0] })
let other = OtherThread(attempt)
_ = Attempt.parent
do {
    let given = wanted.contains("givenFiles") ? [Attempt.given] : []
    if !doors.isEmpty { try Confinement.begin(doors, reopening: given) }
    let earlier = thread == "earlier" ? other.start() : nil
    if !doors.isEmpty {
        try Confinement.lock(doors, Set(wanted.compactMap { allowances[$0] }), reopening: given)
    }
    if let earlier { other.tell(earlier) }
} catch {
    _exit(EX_CONFIG)
}
if thread == "later" { other.tell(other.start()) }
Attempt.make(attempt)

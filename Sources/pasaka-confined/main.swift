import Confinement
import Glibc

// `pasaka-confined TOOL [ARGUMENT…]` sandboxes itself and becomes the tool, which reads and answers on descriptor 3.
let words = CommandLine.arguments.dropFirst()
guard let tool = words.first else { exit(64) }  // EX_USAGE
do {
    try Confinement.become(tool, Array(words))
} catch {
    exit(71)  // EX_OSERR
}
exit(69)  // EX_UNAVAILABLE: the tool is missing

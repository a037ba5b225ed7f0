import CLlama
import Confinement
import Dispatch
import Glibc
import Inference
import Synchronization

// `measure-model FILE.gguf [threads]`: the helper that talks, against a bare loop over the same library, model and
// threads, in turns. Each figure is the median of five.
let words = CommandLine.arguments
guard words.count > 1 else {
    print("usage: measure-model FILE.gguf [THREADS]")
    exit(64)
}
let path = words[1]
let threads = words.count > 2 ? Int(words[2]) ?? 1 : max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)) - 1)
let rounds = 5, length = 48

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

let system = ChatMessage(.system, String(repeating: "Eres camarera y usas palabras sencillas. ", count: 25))
let child = try ChildProcess.start(".build/release/pasaka-tutor", ["pasaka-tutor"], over: .bytes)
let session = LanguageSession(child.channel)
let file = open(path, O_RDONLY | O_CLOEXEC)
_ = try session.load(file, ModelOrder(threads: threads, memoryBytes: 8 << 30)) { _ in }
guard let bare = BareLoop(path, threads: Int32(threads)) else { exit(1) }

var speeds: [Double] = [], bareSpeeds: [Double] = [], turns: [Double] = [], bareTurns: [Double] = []
for round in 0..<rounds {
    var order = ReplyOrder([system, ChatMessage(.user, "Hola, me llamo Ana.")])
    (order.temperature, order.mostTokens) = (0, length)
    var said = ""
    let first = try session.reply(order) { said += $0 }
    speeds.append(Double(first.tokens) / first.seconds)

    bare.forget()
    _ = bare.read(bare.tokens(of: system.content))
    bareSpeeds.append(bare.speed(of: max(1, first.tokens)))

    // The next turn: what is new to the helper, and the same number of tokens to the bare loop, after as many.
    order.messages += [
        ChatMessage(.assistant, said),
        ChatMessage(.user, "Quiero un café con leche, por favor. \(round)"),
    ]
    order.mostTokens = 1
    let second = try session.reply(order) { _ in }
    turns.append(second.promptSeconds)
    let new = Array(
        bare.tokens(of: String(repeating: "Quiero un café con leche. ", count: 40)).prefix(second.newTokens))
    bareTurns.append(bare.read(new))
}
// Cancelled while it reads, by another thread.
var cancels: [Double] = []
for round in 0..<rounds {
    let order = ReplyOrder([system, ChatMessage(.user, String(repeating: "número \(round) ", count: 150))])
    let asked = Mutex(ContinuousClock.now)
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(150)) {
        asked.withLock { $0 = .now }
        session.cancel()
    }
    let report = try session.reply(order) { _ in }
    guard report.end == .cancelled else { continue }
    cancels.append(asked.withLock(\.self).duration(to: .now) / .milliseconds(1))
}
child.end()

func line(_ name: String, _ value: Double, _ yardstick: Double) {
    func text(_ number: Double) -> String { "\(Double(Int(number * 1000)) / 1000)" }
    print("\(name) \(text(value)) \(text(yardstick)) ratio \(text(value / yardstick))")
}
line("model_tokens_a_second", median(speeds), median(bareSpeeds))
line("model_second_turn_seconds", median(turns), median(bareTurns))
// Against its limit; nothing for a model that has read the prompt sooner.
if !cancels.isEmpty { line("model_cancel_milliseconds", median(cancels), 100) }

import CSeccomp
import Glibc
import Sentences
import Synchronization

/// A system call for which the sandbox has ended a helper.
///
/// It says nothing about the file that the helper read: another processor, kernel or library asks what the filter does
/// not know, or somebody attacks it.
public struct RefusedCall: Codable, Hashable, Sendable, Explained {
    /// The name of the helper's program, such as `pasaka-converter`.
    public let program: String
    /// Its number on this machine; nil if the helper could not note it.
    public let number: Int?

    public init(program: String, number: Int?) { (self.program, self.number) = (program, number) }

    /// A clause of its own.
    public var sentence: Sentence {
        guard let number else { return "the sandbox refused a call of \(library: program)" }
        return "the sandbox refused a call of \(library: program): \(number) (\(library: Self.name(of: number)))"
    }

    private static func name(of number: Int) -> String {
        guard let name = seccomp_syscall_resolve_num_arch(seccomp_arch_native(), Int32(clamping: number)) else {
            return "?"
        }
        defer { free(name) }
        return String(cString: name)
    }
}

/// All refused calls of this process's helpers since its start.
public final class RefusedCalls: Sendable {
    public static let shared = RefusedCalls()

    private struct State {
        var calls: [RefusedCall] = []
        var observe: @Sendable (RefusedCall) -> Void = { _ in }
    }

    private let state = Mutex(State())
    /// Each is listed once.
    private static let most = 20

    /// The calls in the order of their first time.
    public var all: [RefusedCall] { state.withLock(\.calls) }

    /// Hands each call to `observer`, on any thread.
    public func observe(_ observer: @escaping @Sendable (RefusedCall) -> Void) {
        state.withLock { $0.observe = observer }
    }

    func note(_ call: RefusedCall) {
        let observe = state.withLock { state in
            if !state.calls.contains(call), state.calls.count < Self.most { state.calls.append(call) }
            return state.observe
        }
        observe(call)
    }
}

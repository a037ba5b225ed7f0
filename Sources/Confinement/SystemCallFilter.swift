import CLinux
import CSeccomp
import Glibc

/// The system calls that a sandboxed process may make (seccomp).
///
/// Of the others, those that a newer processor, kernel or library may ask for are refused with an error; any that is
/// left, which only an attacker would make, kills the process. `strace -f` shows what a new version of a library asks.
struct SystemCallFilter {
    /// A system call and conditions on its arguments.
    struct Rule {
        let name: String
        var conditions: [scmp_arg_cmp] = []
    }

    private let allowed: [Rule]
    /// Calls that fail with an error instead of killing the process.
    private let refusals: [Refusal]
    /// Whether the process notes which call has killed it.
    private let isNoted: Bool

    init(_ allowances: Set<Confinement.Allowance>) {
        let rules: [Confinement.Allowance: [Rule]] = [
            .threads: Self.rulesOfThreads, .fonts: Self.rulesOfFonts, .givenFiles: Self.rulesOfGivenFiles,
            .languageModel: Self.rulesOfLanguageModels, .recogniser: Self.rulesOfRecognisers,
        ]
        allowed = allowances.reduce(Self.rules) { $0 + rules[$1, default: []] }
        refusals = Refusal.all(except: allowed, with: allowances)
        isNoted = true
    }

    /// Allows these calls alone; others fail as if there were nothing there.
    init(_ rules: [Rule], missing: [Rule]) {
        (allowed, refusals, isNoted) = (rules, [Refusal(error: ENOENT, rules: missing)], false)
    }

    /// Binds this process with all its threads irrevocably.
    func load() throws(ConfinementFailure) {
        let otherwise = isNoted ? Self.trap : SCMP_ACT_KILL_PROCESS
        guard let context = seccomp_init(otherwise) else { throw ConfinementFailure(.seccomp, ENOMEM) }
        defer { seccomp_release(context) }
        if isNoted { process_note_refused_call() }
        try check(seccomp_attr_set(context, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS))
        try check(seccomp_attr_set(context, SCMP_FLTATR_CTL_TSYNC, 1))
        for rule in allowed { try add(rule, SCMP_ACT_ALLOW, to: context) }
        for refusal in refusals {
            let answer = Self.answer(refusal.error)
            for rule in refusal.rules { try add(rule, answer, to: context) }
            for number in refusal.numbers { try check(seccomp_rule_add_array(context, answer, number, 0, nil)) }
        }
        try check(seccomp_load(context))
    }

    private func add(_ rule: Rule, _ action: UInt32, to context: scmp_filter_ctx) throws(ConfinementFailure) {
        let call = seccomp_syscall_resolve_name(rule.name)
        guard call != __NR_SCMP_ERROR else { return }  // a call that this architecture never had
        try check(seccomp_rule_add_array(context, action, call, UInt32(rule.conditions.count), rule.conditions))
    }

    // Macros that Swift does not import: `SCMP_ACT_ERRNO` and `SCMP_ACT_TRAP`.
    private static func answer(_ error: Int32) -> UInt32 { 0x0005_0000 | UInt32(error) }
    private static let trap: UInt32 = 0x0003_0000

    private func check(_ outcome: Int32) throws(ConfinementFailure) {
        if outcome < 0 { throw ConfinementFailure(.seccomp, -outcome) }
    }
}

extension scmp_arg_cmp {
    static func argument(_ number: UInt32, is value: Int32) -> scmp_arg_cmp {
        scmp_arg_cmp(arg: number, op: SCMP_CMP_EQ, datum_a: UInt64(value), datum_b: 0)
    }

    static func argument(_ number: UInt32, has bits: Int32) -> scmp_arg_cmp {
        scmp_arg_cmp(arg: number, op: SCMP_CMP_MASKED_EQ, datum_a: UInt64(bits), datum_b: UInt64(bits))
    }

    static func argument(_ number: UInt32, lacks bits: Int32) -> scmp_arg_cmp {
        scmp_arg_cmp(arg: number, op: SCMP_CMP_MASKED_EQ, datum_a: UInt64(bits), datum_b: 0)
    }
}

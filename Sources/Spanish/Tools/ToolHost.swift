/// What tools need of the machine.
public struct ToolHost: Sendable {
    /// Starts a tool, sandboxed; gets its path and arguments.
    let start: @Sendable (_ words: [String]) throws -> RunningTool
    /// Monotonic time since any moment.
    let now: @Sendable () -> Duration
    /// Runs work after a delay.
    let later: @Sendable (Duration, @escaping @Sendable () -> Void) -> Void

    public init(
        now: @escaping @Sendable () -> Duration,
        later: @escaping @Sendable (Duration, @escaping @Sendable () -> Void) -> Void,
        start: @escaping @Sendable (_ words: [String]) throws -> RunningTool
    ) { (self.start, self.now, self.later) = (start, now, later) }
}

/// A tool that runs.
public struct RunningTool: Sendable {
    /// Its standard input and output; valid until it is ended.
    let socket: Int32
    let end: @Sendable () -> Void

    public init(socket: Int32, end: @escaping @Sendable () -> Void) { (self.socket, self.end) = (socket, end) }
}

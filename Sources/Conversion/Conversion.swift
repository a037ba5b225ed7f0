/// Does ``ConversionJob``s, each in a child process of its own.
public struct Conversion: Sendable {
    private let executable: String

    /// - Parameter executable: the path of `pasaka-converter`.
    public init(executable: String) { self.executable = executable }

    /// Does one job and waits for it; safe on any thread.
    ///
    /// - Parameters:
    ///   - input: a file open for reading; its whole contents are read, whatever its position.
    ///   - output: an empty file open for writing.
    /// - Throws: ``ConversionRefusal``; then the output holds nothing that could be used.
    public func run(_ job: ConversionJob, input: Int32?, output: Int32?) throws(ConversionRefusal) -> ConversionAnswer {
        throw ConversionRefusal("cannot be converted yet")
    }
}

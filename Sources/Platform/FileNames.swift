extension String {
    /// A name from a stranger's stick as a part of one line: control characters and line ends are spelled out.
    nonisolated var inOneLine: String {
        guard unicodeScalars.contains(where: \.endsOrSteersLines) else { return self }
        return unicodeScalars.map { $0.endsOrSteersLines ? $0.escaped(asASCII: true) : String($0) }.joined()
    }
}

extension Unicode.Scalar {
    fileprivate nonisolated var endsOrSteersLines: Bool {
        switch value {
        case 0x00...0x1f, 0x7f...0x9f, 0x2028...0x202e, 0x2066...0x2069: true
        default: false
        }
    }
}

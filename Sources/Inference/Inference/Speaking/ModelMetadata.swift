extension VoiceDescription {
    /// What the engine wants to find in a Piper voice's model, which Piper's own files do not have: bytes to be appended.
    ///
    /// The model is a message of Protocol Buffers (onnx.proto, `ModelProto`), to which fields may be appended; the pairs
    /// are its field `metadata_props`.
    public var modelMetadata: [UInt8] {
        let pairs = [
            ("model_type", "vits"), ("comment", "piper"), ("has_espeak", "1"), ("language", language ?? ""),
            ("voice", language ?? ""), ("n_speakers", "\(speakers)"), ("sample_rate", "\(rate ?? 22_050)"),
        ]
        return pairs.flatMap { name, value in
            Self.field(14, Self.field(1, Array(name.utf8)) + Self.field(2, Array(value.utf8)))
        }
    }

    /// A field with a length, which here is below 128.
    private static func field(_ number: UInt8, _ bytes: [UInt8]) -> [UInt8] {
        precondition(bytes.count < 128, "a pair is short")
        return [number << 3 | 2, UInt8(bytes.count)] + bytes
    }
}

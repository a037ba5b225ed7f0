/// How ggml stores weights: in blocks of so many weights and bytes.
///
/// Source: the types of ggml, by their numbers in a file (ggml.h); what was withdrawn is not here.
enum WeightFormat: UInt32, CaseIterable {
    case f32 = 0, f16, q4_0, q4_1
    case q5_0 = 6, q5_1, q8_0, q8_1
    case q2_K = 10, q3_K, q4_K, q5_K, q6_K, q8_K
    case iq2_XXS = 16, iq2_XS, iq3_XXS, iq1_S, iq4_NL, iq3_S, iq2_S, iq4_XS
    case i8 = 24, i16, i32, i64, f64
    case iq1_M = 29, bf16
    case tq1_0 = 34, tq2_0
    case mxfp4 = 39, nvfp4, q1_0, q2_0

    /// The name of the format, such as `Q4_K`.
    var name: String { "\(self)".uppercased() }

    /// The weights and the bytes of a block.
    var block: (weights: Int, bytes: Int) {
        switch self {
        case .f32, .i32: (1, 4)
        case .f16, .bf16, .i16: (1, 2)
        case .i8: (1, 1)
        case .i64, .f64: (1, 8)
        case .q4_0, .iq4_NL: (32, 18)
        case .q4_1: (32, 20)
        case .q5_0: (32, 22)
        case .q5_1: (32, 24)
        case .q8_0: (32, 34)
        case .q8_1: (32, 40)
        case .mxfp4: (32, 17)
        case .nvfp4: (64, 36)
        case .q2_0: (64, 18)
        case .q1_0: (128, 18)
        case .q2_K: (256, 84)
        case .q3_K, .iq3_S: (256, 110)
        case .q4_K: (256, 144)
        case .q5_K: (256, 176)
        case .q6_K: (256, 210)
        case .q8_K: (256, 292)
        case .iq2_XXS, .tq2_0: (256, 66)
        case .iq2_XS: (256, 74)
        case .iq3_XXS: (256, 98)
        case .iq1_S: (256, 50)
        case .iq2_S: (256, 82)
        case .iq4_XS: (256, 136)
        case .iq1_M: (256, 56)
        case .tq1_0: (256, 54)
        }
    }

    /// The names of whole mixtures of formats, by `general.file_type` (llama.h, `llama_ftype`).
    static func mixture(_ number: Int) -> String? {
        mixtures[number & ~guessed]
    }

    /// Marks a mixture that the writer of the file has only guessed.
    private static let guessed = 1024

    private static let mixtures: [Int: String] = [
        0: "F32", 1: "F16", 2: "Q4_0", 3: "Q4_1", 7: "Q8_0", 8: "Q5_0", 9: "Q5_1", 10: "Q2_K", 11: "Q3_K_S",
        12: "Q3_K_M", 13: "Q3_K_L", 14: "Q4_K_S", 15: "Q4_K_M", 16: "Q5_K_S", 17: "Q5_K_M", 18: "Q6_K", 19: "IQ2_XXS",
        20: "IQ2_XS", 21: "Q2_K_S", 22: "IQ3_XS", 23: "IQ3_XXS", 24: "IQ1_S", 25: "IQ4_NL", 26: "IQ3_S", 27: "IQ3_M",
        28: "IQ2_S", 29: "IQ2_M", 30: "IQ4_XS", 31: "IQ1_M", 32: "BF16", 36: "TQ1_0", 37: "TQ2_0", 38: "MXFP4_MOE",
        39: "NVFP4", 40: "Q1_0", 41: "Q2_0",
    ]
}

import Conversion

/// The list of a model's weights: how many there are, in which format, and where the last of them ends.
struct WeightList {
    /// The number of weights.
    private(set) var parameters = 0
    /// The bytes of all, from where their data begins.
    private(set) var bytes = 0
    private var bytesOfFormats: [WeightFormat: Int] = [:]
    /// The place at which the next tensor must begin.
    private var next = 0

    /// The most tensors; honest models have some hundreds, or some thousands if they are mixtures of experts.
    private static let most = 1 << 16
    /// ggml's limits (`GGML_MAX_DIMS`, `GGML_MAX_NAME`).
    private static let (mostSizes, mostNameBytes) = (4, 63)

    /// - Parameter alignment: each tensor begins at a multiple of it.
    init(_ count: Int, alignment: Int, readFrom header: inout HeaderBytes) throws(ConversionReason) {
        guard count > 0 else { throw .model(.noWeights) }
        guard count <= Self.most else { throw .model(.manyEntries) }
        var names: Set<String> = []
        for _ in 0..<count {
            let name = try header.text()
            guard name.count <= Self.mostNameBytes else { throw .model(.wrongWeights) }
            guard names.insert(header.text(at: name)).inserted else { throw .model(.doubleEntry) }
            try add(try Tensor(readFrom: &header), alignment)
        }
    }

    private mutating func add(_ tensor: Tensor, _ alignment: Int) throws(ConversionReason) {
        guard tensor.offset == next else { throw .model(.wrongWeights) }
        let (weights, areTooMany) = parameters.addingReportingOverflow(tensor.weights)
        let (end, isTooFar) = next.addingReportingOverflow(tensor.bytes)
        let (filled, isFarther) = end.addingReportingOverflow(alignment - 1)
        guard !areTooMany, !isTooFar, !isFarther else { throw .model(.wrongWeights) }
        (parameters, bytes, next) = (weights, end, filled / alignment * alignment)
        bytesOfFormats[tensor.format, default: 0] += tensor.bytes
    }

    /// The format of most of their bytes.
    var mainFormat: WeightFormat {
        let most = bytesOfFormats.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }
        return most?.key ?? .f32
    }

    /// An entry of the list.
    private struct Tensor {
        let weights, bytes, offset: Int
        let format: WeightFormat

        init(readFrom header: inout HeaderBytes) throws(ConversionReason) {
            let sizes = try Self.sizes(&header)
            var weights = 1
            for size in sizes {
                let (product, overflows) = weights.multipliedReportingOverflow(by: size)
                guard !overflows else { throw .model(.wrongWeights) }
                weights = product
            }
            guard let format = WeightFormat(rawValue: try header.number()) else {
                throw .model(.unknownQuantisation)
            }
            let block = format.block, offset = Int(exactly: try header.number(UInt64.self))
            let (bytes, overflows) = (weights / block.weights).multipliedReportingOverflow(by: block.bytes)
            let areWhole = (sizes.first ?? 1).isMultiple(of: block.weights)
            guard let offset, areWhole, !overflows else { throw .model(.wrongWeights) }
            (self.weights, self.bytes, self.offset, self.format) = (weights, bytes, offset, format)
        }

        /// The length of a row first.
        private static func sizes(_ header: inout HeaderBytes) throws(ConversionReason) -> [Int] {
            let count = Int(try header.number(UInt32.self))
            guard (0...mostSizes).contains(count) else { throw .model(.wrongWeights) }
            var sizes: [Int] = []
            for _ in 0..<count {
                let size = Int(exactly: try header.number(UInt64.self))
                guard let size, size > 0 else { throw .model(.wrongWeights) }
                sizes.append(size)
            }
            return sizes
        }
    }
}

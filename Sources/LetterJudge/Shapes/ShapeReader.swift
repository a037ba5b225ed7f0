/// Says how probable each shape is for a drawing: all networks, each on the drawing turned by −8° and 8°.
///
/// Of their odds the geometric mean is taken: what one of them thinks impossible counts for more than a likelihood.
struct ShapeReader {
    private let networks: [Network]
    private let form: LetterForm
    private var features = Features()
    private var scratch: Network.Scratch

    private static let turns = [-8, 8].map { Turn(degrees: $0) }

    init(_ table: LetterTable) {
        (networks, form) = (table.networks, table.form)
        scratch = Network.Scratch(table.networks[0].widths)
    }

    mutating func odds(_ ink: SmoothedInk) -> ShapeOdds {
        var odds = [Float](repeating: 0, count: ShapeClass.count)
        let share = 1 / Float(networks.count * Self.turns.count)
        for turn in Self.turns {
            features.read(ink, turn)
            for network in networks { network.add(share: share, of: features.values, to: &odds, &scratch) }
        }
        Exponential.softmax(&odds)
        return ShapeOdds(values: odds, form: form)
    }
}

/// Maps the moments of one sound to another: dynamic time warping in a band (Sakoe and Chiba, 1978).
///
/// The first warp shows how the voices differ; with the guide's voice adapted, the next ones look near the path before.
struct TimeWarp {
    /// The moment of the sound for each moment of the guide's speech.
    private let rowOfColumn: [Int]
    private let offset: Int

    private static let adaptations = 2

    /// Warps the guide onto a sound; nil if one of the two is silent.
    ///
    /// - Parameter borders: the moments of the guide at which words start.
    init?(of guide: SoundFeatures, borders: [Int], onto sound: SoundFeatures) {
        let across = guide.heard, down = sound.heard
        guard !across.isEmpty, !down.isEmpty else { return nil }
        let costs = WarpCosts(of: guide, across, borders: borders, onto: sound, down)
        var path = WarpPath(costs)
        for _ in 0..<Self.adaptations { path = WarpPath(costs.adapted(along: path), near: path) }
        rowOfColumn = path.rowOfColumn.map { $0 + down.lowerBound }
        offset = across.lowerBound
    }

    subscript(frame: Int) -> Int { rowOfColumn[max(0, min(rowOfColumn.count - 1, frame - offset))] }
}

/// The costs of the steps of a warp.
struct WarpCosts {
    private(set) var guide: [SIMD16<Float>]
    let sound: [SIMD16<Float>]
    private let guideSpeaks, soundSpeaks: [Bool]
    /// The cost, for each moment of the guide, of waiting there while the sound pauses.
    private let stays: [Float]

    /// The cost of skipping a moment of silence that the other lacks: while both are silent, between words, within a
    /// word.
    private static let silence: Float = 0.1, gap: Float = 0.5, interruption: Float = 2
    /// The extra cost if only one is speech.
    private static let disagreement: Float = 2
    /// The extra cost of waiting while both speak: a reader's pace varies little.
    private static let wait: Float = 0.15
    /// The cost of a diagonal step: more than one single step, less than two.
    static let both: Float = 1.2
    /// The maximum distance of a pause from a word start, in moments, to count as between words.
    private static let reach = 3

    init(of guide: SoundFeatures, _ across: Range<Int>, borders: [Int], onto sound: SoundFeatures, _ down: Range<Int>) {
        self.guide = Array(guide.frames[across])
        guideSpeaks = Array(guide.isSpeech[across])
        self.sound = Array(sound.frames[down])
        soundSpeaks = Array(sound.isSpeech[down])
        var stays = guideSpeaks.map { $0 ? Self.interruption : Self.silence }
        for border in borders {
            for frame in (border - Self.reach)...(border + Self.reach) where across.contains(frame) {
                stays[frame - across.lowerBound] = min(Self.gap, stays[frame - across.lowerBound])
            }
        }
        self.stays = stays
    }

    /// The costs with the guide's voice adapted to the sound's.
    ///
    /// - Parameter path: of these costs; matches of speech with speech count.
    func adapted(along path: WarpPath) -> WarpCosts {
        let pairs: [(SIMD16<Float>, SIMD16<Float>)] = path.middles.enumerated().compactMap { column, row in
            let isSpeech = soundSpeaks[row] && guideSpeaks[column]
            return isSpeech ? (guide[column], sound[row]) : nil
        }
        let adaptation = SpeakerAdaptation(pairs)
        var costs = self
        costs.guide = guide.map(adaptation.callAsFunction)
        return costs
    }

    /// The difference of two moments; the cost of waiting at the guide's; the cost of waiting at the sound's.
    func at(row: Int, column: Int) -> (difference: Float, guideStays: Float, soundStays: Float) {
        let isSound = soundSpeaks[row]
        let isGuide = guideSpeaks[column]
        var difference = Self.silence
        if isSound || isGuide {
            let gaps = sound[row] - guide[column]
            difference = (gaps * gaps).sum().squareRoot() + (isSound == isGuide ? 0 : Self.disagreement)
        }
        return (
            difference, isSound ? difference + Self.wait : min(difference, stays[column]),
            isGuide ? difference + Self.wait : min(difference, isSound ? Self.gap : Self.silence)
        )
    }
}

/// The cheapest path through both sounds.
struct WarpPath {
    /// The first matching row (moment of the sound) for each column (moment of the guide).
    let rowOfColumn: [Int]

    private enum Step: UInt8 { case both, sound, guide }

    /// - Parameter former: a path near which this one lies; nil searches far from the diagonal.
    init(_ costs: WarpCosts, near former: WarpPath? = nil) {
        let rows = costs.sound.count, columns = costs.guide.count
        let band = former.map { Band(near: $0, rows: rows) } ?? Band(rows: rows, columns: columns)
        var steps = Steps(count: rows * band.width)
        var before = [Float](repeating: .infinity, count: band.width + 2)
        for row in 0..<rows {
            before = Self.fill(row, band, costs, before, &steps)
        }
        var rowOfColumn = [Int](repeating: 0, count: columns)
        var row = rows - 1, column = columns - 1
        while row >= 0, column >= 0 {
            rowOfColumn[column] = row
            let step = row == 0 ? .guide : column == 0 ? .sound : steps[row * band.width + column - band.first(row)]
            if step != .guide { row -= 1 }
            if step != .sound { column -= 1 }
        }
        self.rowOfColumn = rowOfColumn
    }

    /// The middle one of the rows that match each column.
    var middles: [Int] {
        rowOfColumn.indices.map { column in
            let next = column + 1 < rowOfColumn.count ? rowOfColumn[column + 1] : rowOfColumn[column] + 1
            return (rowOfColumn[column] + max(rowOfColumn[column], next - 1)) / 2
        }
    }

    /// The columns evaluated in a row.
    private struct Band {
        let columns, half: Int
        /// The column in the middle of each row.
        private let middles: [Int]

        /// The distance from the diagonal: a share of the longer sound, within bounds, in moments; and from a path.
        private static let share = 0.2, least = 200, most = 1500, nearby = 100

        /// The columns around the diagonal.
        init(rows: Int, columns: Int) {
            self.columns = columns
            let wished = Int(Self.share * Double(max(rows, columns)))
            half = max(Self.least, min(Self.most, wished)) + columns / max(1, rows)
            middles = (0..<rows).map { rows > 1 ? $0 * (columns - 1) / (rows - 1) : 0 }
        }

        /// The columns around a path.
        init(near path: WarpPath, rows: Int) {
            columns = path.rowOfColumn.count
            var middles: [Int] = [], column = 0, longest = 0
            for row in 0..<rows {
                let before = column
                while column + 1 < columns, path.rowOfColumn[column + 1] <= row { column += 1 }
                middles.append(column)
                longest = max(longest, column - before)
            }
            self.middles = middles
            half = Self.nearby + longest
        }

        var width: Int { 2 * half + 1 }

        func first(_ row: Int) -> Int { middles[row] - half }
    }

    /// The step into each cell, packed four to a byte.
    private struct Steps {
        private var bytes: [UInt8]
        init(count: Int) { bytes = [UInt8](repeating: 0, count: count / 4 + 1) }

        subscript(index: Int) -> Step {
            get { Step(rawValue: bytes[index / 4] >> (index % 4 * 2) & 3) ?? .both }
            set { bytes[index / 4] |= newValue.rawValue << (index % 4 * 2) }
        }
    }

    /// Fills a row of the table: the minimum cost of reaching each cell, infinite outside the band.
    ///
    /// - Parameter before: the row above; each row has one extra cell at either end.
    private static func fill(
        _ row: Int, _ band: Band, _ costs: WarpCosts, _ before: [Float], _ steps: inout Steps
    ) -> [Float] {
        var now = [Float](repeating: .infinity, count: before.count)
        let first = band.first(row)
        let shift = row > 0 ? first - band.first(row - 1) : 0
        for column in max(0, first)..<max(0, min(band.columns, first + band.width)) {
            let index = column - first + 1
            let cost = costs.at(row: row, column: column)
            guard row > 0 || column > 0 else {
                now[index] = cost.difference
                continue
            }
            let above = index + shift
            let both = above - 1 < before.count ? before[above - 1] + cost.difference * WarpCosts.both : .infinity
            let sound = above < before.count ? before[above] + cost.guideStays : .infinity
            let guide = now[index - 1] + cost.soundStays
            now[index] = min(both, sound, guide)
            steps[row * band.width + index - 1] = both <= now[index] ? .both : sound <= now[index] ? .sound : .guide
        }
        return now
    }
}

/// The levels of a sound, one per twentieth of a second.
nonisolated struct LevelSteps {
    /// Samples per level.
    let step: Int
    /// The start of the next step.
    private var rest: [Int16] = []

    /// - Parameter rate: samples per second.
    init(rate: Int) { step = rate / 20 }

    /// Takes the next samples, in portions of any size.
    ///
    /// - Returns: the levels of the steps that they complete.
    mutating func hear(_ samples: some Sequence<Int16>) -> [Double] {
        var levels: [Double] = []
        rest += samples
        while rest.count >= step {
            levels.append(SoundLevel.level(rest.prefix(step)))
            rest.removeFirst(step)
        }
        return levels
    }
}

import Engine

/// The rule that a page turns forward only when its clip has ended: until then Next lights a footprint.
struct ListenToEnd: Hashable, Sendable {
    let isOn: Bool
    /// The pages heard to the end, or found to be silent.
    private var heard: Set<Int> = []
    private var arrivedAt = 0
    private var lit: Range<Int>?
    private var pass = DoubleSwipe()
    /// Whether the finger that is down belongs to a grown-up's sign, and must not turn another page.
    private(set) var hasPassed = false

    /// Ticks for which the footprint glows.
    static let glow = 60
    /// Ticks in which a clip that has been asked for must begin; after that there is no sound to wait for.
    private static let patience = 120

    init(isOn: Bool) { self.isOn = isOn }

    mutating func arrive(at page: Int, now: Int) { (arrivedAt, lit) = (now, nil) }

    mutating func hear(_ page: Int) { if isOn { heard.insert(page) } }

    /// Whether the page has to be heard first.
    ///
    /// Without a sound device nobody waits.
    func holds(_ page: Int, _ clip: Sound?, _ narration: Narration, now: Int) -> Bool {
        guard isOn, clip != nil, !heard.contains(page) else { return false }
        return narration.isSounding || narration.isPaused
            || narration.state == .playing && now < arrivedAt + Self.patience
    }

    /// Follows any finger while the page is held.
    ///
    /// - Returns: whether a grown-up passes.
    mutating func follow(_ contact: Contact, on page: Int, now: Int) -> Bool {
        hasPassed = pass.follow(contact, now: now)
        if hasPassed { hear(page) }
        return hasPassed
    }

    mutating func letPass() { hasPassed = false }

    mutating func light(now: Int) { lit = now..<(now + Self.glow) }

    /// How bright the footprint is, 0…1; nil if none is shown.
    func footprint(now: Int, _ motion: Motion) -> Double? {
        guard let lit, lit.contains(now) else { return nil }
        return motion == .cut ? 1 : min(1, Double(lit.upperBound - now) / 30)
    }

    func rest(now: Int, _ motion: Motion) -> Rest {
        guard let lit, now < lit.upperBound else { return .still }
        return motion == .cut || now < lit.upperBound - 30 ? .until(max(now + 1, lit.upperBound - 30)) : .moving
    }
}

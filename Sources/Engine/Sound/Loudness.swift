/// How loud Pasaka is, as ``Show`` has set it; nil in a world that has heard of no ``Loudspeaker`` yet.
public struct Loudness: Document {
    public static let name = "loudness"

    /// The volume in percent of the device's range.
    public let percent: Int

    public init(percent: Int) { self.percent = percent }
}

/// What is known of the sound device.
public struct Loudspeaker: Document {
    public static let name = "loudspeaker"

    public enum Output: String, Codable, Sendable, CaseIterable {
        case speaker, headphones
        /// The device does not tell.
        case unknown
    }

    public let output: Output
    /// Whether the volume is set on the device itself; otherwise Pasaka makes its own sound softer.
    public let isAdjustable: Bool

    public init(_ output: Output = .unknown, isAdjustable: Bool = false) {
        (self.output, self.isAdjustable) = (output, isAdjustable)
    }
}

/// A wish for another volume; ``Show`` makes percent of it that the settings allow.
public enum Volume: Hashable, Sendable {
    /// What each run and each child begins with.
    case start
    /// One step up or down, by a key.
    case louder, quieter
    case percent(Int)

    /// A step, in percent.
    static let step = 5

    /// Whether it is shown, and sounded by a pip: only what somebody has chosen.
    var isShown: Bool { self != .start }
}

extension World {
    /// The volumes that the settings allow now, in percent.
    ///
    /// A least volume above a most volume gives way: ears come first.
    public var volumes: ClosedRange<Int> {
        var most = self[.mostVolume]
        if self[Loudspeaker.self]?.output == .headphones { most = min(most, self[.mostVolumeOnHeadphones]) }
        if isQuietHour { most = min(most, self[.mostVolumeInQuietHours]) }
        return min(self[.leastVolume], most)...most
    }

    /// The volume now, in percent.
    public var volume: Int { self[Loudness.self]?.percent ?? percent(of: .start) }

    /// The percent that a wish comes to, within the limits.
    func percent(of volume: Volume) -> Int {
        let wanted =
            switch volume {
            case .start: self[.startVolume]
            case .louder: self.volume + Volume.step
            case .quieter: self.volume - Volume.step
            case .percent(let percent): percent
            }
        return min(max(wanted, volumes.lowerBound), volumes.upperBound)
    }
}

extension Input.Button {
    /// The wish of a volume key.
    var volume: Volume? {
        switch self {
        case .louder: .louder
        case .quieter: .quieter
        default: nil
        }
    }
}

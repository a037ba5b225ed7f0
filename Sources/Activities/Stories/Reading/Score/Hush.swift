import Engine

/// Whether a tale keeps still and plays no music: on a good-night evening and in quiet hours.
struct Hush: Hashable, Sendable {
    private let isNight: Bool
    private let quiet: QuietHours
    private var hour: Int?

    init(_ world: World, isNight: Bool) {
        (self.isNight, quiet, hour) = (isNight, QuietHours(world), world[Daytime.self]?.hour)
    }

    var isOn: Bool { isNight || quiet.contains(hour) }

    mutating func learn(_ document: AnyDocument) {
        if let daytime = document.content as? Daytime { hour = daytime.hour }
    }
}

/// A grown-up's settings, in `settings.json` beside the progress.
///
/// The file is optional. A value that its setting does not allow counts as missing, and stays in the file until it is
/// changed.
public struct Settings: Document {
    public static let name = "settings"

    public private(set) var version = 1
    /// The values by name; also those that no setting here knows, so that a newer program finds them again.
    public private(set) var values: [String: SettingValue] = [:]

    public init() {}
    public init(_ values: [String: SettingValue]) { self.values = values }

    /// The value, if there is one that is allowed; setting nil removes it.
    public subscript<Value>(_ setting: Setting<Value>) -> Value? {
        get { values[setting.name].flatMap { setting.kind.range.allows($0) ? Value($0) : nil } }
        set { values[setting.name] = newValue?.value }
    }

    /// Lets the default apply.
    public mutating func reset(_ kind: SettingKind) { values[kind.name] = nil }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private static let versionKey = Key(stringValue: "version")

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        version = try container.decodeIfPresent(Int.self, forKey: Self.versionKey) ?? 1
        for key in container.allKeys where key.stringValue != Self.versionKey.stringValue {
            guard try !container.decodeNil(forKey: key) else { continue }
            values[key.stringValue] = try container.decode(SettingValue.self, forKey: key)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(version, forKey: Self.versionKey)
        for (name, value) in values { try container.encode(value, forKey: Key(stringValue: name)) }
    }
}

/// The settings that the machine's administrator pins, in `/etc/pasaka/settings.json`: nobody changes them in the room.
public struct PinnedSettings: Document {
    public static let name = "pinned-settings"

    /// The path of their file.
    public static let path = "/etc/pasaka/settings.json"

    public var settings: Settings
    /// Whether there is a file that cannot be read: then nothing is pinned.
    public var isUnreadable = false

    public init(_ settings: Settings = Settings(), isUnreadable: Bool = false) {
        (self.settings, self.isUnreadable) = (settings, isUnreadable)
    }
}

/// The settings that the machine's network gives, where its administrator pins none: nobody changes them in the room.
public struct NetworkSettings: Document {
    public static let name = "network-settings"

    public var settings: Settings

    public init(_ settings: Settings = Settings()) { self.settings = settings }
}

extension World {
    /// What applies: the pinned value, or the network's, or the user's, or the default.
    public subscript<Value>(_ setting: Setting<Value>) -> Value {
        decided.lazy.compactMap { $0[setting] }.first ?? self[Settings.self]?[setting] ?? setting.fallback
    }

    public func isPinned<Value>(_ setting: Setting<Value>) -> Bool { isPinned(setting.kind) }

    /// Whether somebody else decides it than the room.
    public func isPinned(_ kind: SettingKind) -> Bool {
        decided.contains { $0.values[kind.name].map(kind.range.allows) ?? false }
    }

    /// What the room cannot change, the first before the second.
    private var decided: [Settings] {
        [self[PinnedSettings.self]?.settings, self[NetworkSettings.self]?.settings].compactMap(\.self)
    }

    /// The language of the interface.
    public var language: Language { Language(rawValue: self[.language]) ?? .latvian }

    public func text(_ phrase: Wording) -> String { phrase.text(in: language) }
}

extension Redaction {
    /// Settings without what somebody may have typed: ids of tales become numbers, unknown values are left out.
    public mutating func settings(_ settings: Settings) -> Settings {
        var shown: [String: SettingValue] = [:]
        for kind in activities.settings {
            guard let value = settings.values[kind.name], kind.range.allows(value) else { continue }
            guard case .list(let texts) = value else {
                shown[kind.name] = value
                continue
            }
            shown[kind.name] = .list(texts.map { isActivity($0) ? $0 : name($0, .tale) })
        }
        return Settings(shown)
    }
}

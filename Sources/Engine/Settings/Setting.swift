/// One thing that a grown-up decides: its name in `settings.json`, its default, and what it may be.
public struct Setting<Value: SettingContent>: Sendable {
    public let kind: SettingKind
    public let fallback: Value

    public init(_ name: String, _ fallback: Value, _ range: SettingRange) {
        kind = SettingKind(name: name, fallback: fallback.value, range: range)
        self.fallback = fallback
        precondition(range.allows(fallback.value), "the default of a setting is allowed")
    }

    public var name: String { kind.name }
}

/// A setting without its type, for tables and checks.
public struct SettingKind: Hashable, Sendable {
    public let name: String
    public let fallback: SettingValue
    public let range: SettingRange
}

/// The values that a setting may have.
public enum SettingRange: Hashable, Sendable {
    case flag
    /// - Parameter step: of the buttons in the room; a file may hold any number of the range.
    case number(ClosedRange<Int>, step: Int)
    case choice([String])
    /// Any texts, such as routes of doors or ids of tales.
    case list

    public func allows(_ value: SettingValue) -> Bool {
        switch (self, value) {
        case (.flag, .flag), (.list, .list): true
        case (.number(let range, _), .number(let number)): range.contains(number)
        case (.choice(let choices), .text(let text)): choices.contains(text)
        default: false
        }
    }
}

/// A type that settings have.
public protocol SettingContent: Hashable, Sendable {
    var value: SettingValue { get }
    /// - Returns: nil for a value of another type.
    init?(_ value: SettingValue)
}

extension Bool: SettingContent {
    public var value: SettingValue { .flag(self) }
    public init?(_ value: SettingValue) {
        guard case .flag(let flag) = value else { return nil }
        self = flag
    }
}

extension Int: SettingContent {
    public var value: SettingValue { .number(self) }
    public init?(_ value: SettingValue) {
        guard case .number(let number) = value else { return nil }
        self = number
    }
}

extension String: SettingContent {
    public var value: SettingValue { .text(self) }
    public init?(_ value: SettingValue) {
        guard case .text(let text) = value else { return nil }
        self = text
    }
}

extension [String]: SettingContent {
    public var value: SettingValue { .list(self) }
    public init?(_ value: SettingValue) {
        guard case .list(let list) = value else { return nil }
        self = list
    }
}

/// What `settings.json` holds under one name.
public indirect enum SettingValue: Hashable, Sendable {
    case flag(Bool)
    case number(Int)
    case text(String)
    case list([String])
    /// What no setting here allows; it is kept for a program that does.
    case decimal(Double), values([SettingValue]), fields([String: SettingValue]), null
}

extension SettingValue: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self =
            if let flag = try? container.decode(Bool.self) {
                .flag(flag)
            } else if let number = try? container.decode(Int.self) {
                .number(number)
            } else if let text = try? container.decode(String.self) {
                .text(text)
            } else if let list = try? container.decode([String].self) {
                .list(list)
            } else if let decimal = try? container.decode(Double.self) {
                .decimal(decimal)
            } else if let values = try? container.decode([SettingValue].self) {
                .values(values)
            } else if let fields = try? container.decode([String: SettingValue].self) {
                .fields(fields)
            } else {
                .null
            }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .flag(let flag): try container.encode(flag)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .list(let list): try container.encode(list)
        case .decimal(let decimal): try container.encode(decimal)
        case .values(let values): try container.encode(values)
        case .fields(let fields): try container.encode(fields)
        case .null: try container.encodeNil()
        }
    }
}

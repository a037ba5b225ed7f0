/// Says that this is a kiosk, where anybody may come by; only a kiosk learns it.
public struct Kiosk: Document {
    public static let name = "kiosk"

    public init() {}
}

extension World {
    public var isKiosk: Bool { self[Kiosk.self] != nil }
}

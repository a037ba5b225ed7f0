/// The address of a folder on a web server, such as `https://tales.example.org/pasaka-network`.
public enum WebAddress {
    /// Whether a text is one to which a file's name can be added: http or https, at most 1000 printable letters of ASCII.
    public static func isOne(_ text: String) -> Bool {
        ["http://", "https://"].contains { text.hasPrefix($0) && text.utf8.count > $0.utf8.count }
            && text.utf8.count <= 1000 && !text.contains(where: { $0 == "?" || $0 == "#" })
            && text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value < 0x7f }
    }

    /// Whether a text is an address to which a kiosk may tell how it is: of https, or of the same machine.
    public static func isForDays(_ text: String) -> Bool {
        guard isOne(text), !text.hasPrefix("https://") else { return isOne(text) }
        let place = text.dropFirst("http://".count).prefix { $0 != "/" }
        return ["127.0.0.1", "[::1]", "localhost"].contains { host in
            place == host || place.hasPrefix("\(host):") && place.dropFirst(host.count + 1).allSatisfy(\.isNumber)
        }
    }

    /// The address without slashes at its end.
    public static func trimmed(_ text: String) -> String { String(text.reversed().drop { $0 == "/" }.reversed()) }
}

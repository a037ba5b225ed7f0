import TalePacks

/// Portable names for sticks: FAT, exFAT and Windows refuse some, and ignore case.
enum StickName {
    private static let refused = Set(#"\/:*?"<>|"#)
    private static let devices = Set(
        ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })
    private static let longest = (characters: 80, bytes: 200)

    /// Whether a file or folder name is valid on every stick.
    static func fits(_ name: String) -> Bool {
        name == name.withoutControls && !name.contains(where: refused.contains) && !isDevice(name)
            && name.last != "." && name.last != " " && name.utf16.count <= 255
    }

    /// The name for comparing: equal for two names that a stick treats as the same.
    static func folded(_ name: String) -> String { name.lowercased() }

    /// A folder name from a tale's title.
    static func folder(of title: String) -> String {
        let words = title.withoutControls.filter { !refused.contains($0) }.split(separator: " ")
        var name = String(words.joined(separator: " ").prefix(longest.characters))
        while name.utf8.count > longest.bytes || name.last == "." || name.last == " " { name.removeLast() }
        if isDevice(name) { return "Pasaka \(name)" }
        return name.isEmpty || name.hasPrefix(".") ? "Pasaka" : name
    }

    /// Windows reserves these for devices, with any extension.
    private static func isDevice(_ name: String) -> Bool {
        devices.contains(folded(String(name.prefix { $0 != "." })))
    }
}

import Glibc
import TalePacks

import struct Engine.Activity

/// External text that a report may show because it is a known word of Pasaka's or of a library's.
///
/// Every rule compares whole words with a list, so that no name can pass unless it is harmless.
enum KnownTexts {
    /// The names of Pasaka's folders.
    static let folders: Set = ["pasaka", "stories", "takes", "clips", "interface", "tellings"]
    /// File extensions that state the format.
    static let endings = Set(Material.allCases.flatMap(\.extensions) + ["zip", "epub", "json", "jsonl", "xml"])
    // MARK: - Files

    private static let others: Set = [
        "story.json", "telling.json", "health.json", "container.xml", "inputs.jsonl", "inputs-before.jsonl",
        "crash.jsonl",
    ]

    /// Whether a file has one of Pasaka's own names: `story.json`, `progress.v1.json`.
    ///
    /// - Parameter documents: the names of stored documents.
    static func isOwnFile(_ name: String, _ documents: Set<String>) -> Bool {
        others.contains(name) || ownFile(name, documents)?.date == ""
    }

    /// Splits Pasaka's name of a document file: `progress.unreadable-20260102T030405.json`.
    ///
    /// - Returns: the name up to the date, and the date, whose digits may be personal; nil for any other name.
    static func ownFile(_ name: String, _ documents: Set<String>) -> (beginning: String, date: String)? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 1, parts.last == "json", documents.contains(parts[0]) else { return nil }
        let marks = parts[1..<(parts.count - 1)]
        let aside = marks.last.flatMap { mark in ["unreadable-", "unread-"].first(where: mark.hasPrefix) }
        guard (aside == nil ? marks : marks.dropLast()).allSatisfy({ $0 == "previous" || isVersion($0) }) else {
            return nil
        }
        let date = aside.flatMap { aside in marks.last.map { String($0.dropFirst(aside.count)) } } ?? ""
        let known = ([parts[0]] + (aside == nil ? marks : marks.dropLast())).joined(separator: ".")
        guard let aside else { return (known, "") }
        return date.isEmpty ? nil : ("\(known).\(aside)", date)
    }

    /// `v2`: a format version, below 100.
    private static func isVersion(_ part: String) -> Bool {
        part.hasPrefix("v") && (2...3).contains(part.utf8.count)
            && part.utf8.dropFirst().allSatisfy { (48...57).contains($0) }
    }

    /// Whether a file is named like those of the interface: `icon-note-crossed.svg`.
    static func isInterfaceFile(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, endings.contains(String(parts[1])) else { return false }
        return parts[0].split(separator: "-", omittingEmptySubsequences: false).allSatisfy {
            interfaceWords.contains(String($0)) || Language(rawValue: String($0)) != nil
        }
    }

    private static let interfaceWords = activities.reduce(sharedWords) { $0.union($1.disclosure.interfaceWords) }

    /// Words that belong to no activity.
    private static let sharedWords: Set = [
        "accents", "again", "away", "back", "badge", "bird", "blinks", "book", "bookmark", "box", "capitals",
        "check", "clock", "crossed", "door", "ear", "end", "erase", "find", "flies", "hand", "hare", "home",
        "house", "icon", "large", "leaps", "less", "lights", "lock", "loud", "loudspeaker", "memory", "microphone",
        "minus", "moon", "more", "morning", "new", "next", "none", "note", "open", "owl", "paper", "pause", "play",
        "plus", "press", "previous", "quiet", "remove", "screen", "send", "shift", "sleep", "small", "smiles",
        "smoke", "sound", "speech", "start", "stick", "stop", "sun", "touch", "turn", "voice", "volume", "words",
    ]

    /// Whether a log line comes from a part of Pasaka.
    static func isPlace(_ label: String) -> Bool {
        label.hasPrefix("pasaka.") && places.contains(String(label.dropFirst(7)))
    }

    private static let places = activities.reduce(sharedPlaces) { $0.union($1.disclosure.logPlaces) }

    private static let sharedPlaces: Set = [
        "attract", "audio", "documents", "health", "light", "microphone", "picture", "pictures", "settings", "text",
    ]

    // MARK: - Libraries

    /// Whether a library's text consists only of known parts, separated by `: `.
    static func isLibrarys(_ text: String) -> Bool {
        var rest = Substring(text)
        while let end = rest.firstRange(of: ": ") {
            guard isLibraryPart(rest[..<end.lowerBound]) else { return false }
            rest = rest[end.upperBound...]
        }
        return isLibraryPart(rest)
    }

    private static func isLibraryPart(_ part: Substring) -> Bool {
        activities.settings.contains { $0.name == part } || libraryParts.contains(String(part))
            || systemTexts.contains(String(part)) || isColor(part)
    }

    private static func isColor(_ text: Substring) -> Bool {
        text.hasPrefix("#") && text.count == 7 && text.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
    }

    /// The system's error texts.
    private static let systemTexts = Set((1...133).map { String(cString: strerror($0)) })

    /// Names of SDL's drivers and renderers, its messages without names, and typefaces.
    private static let libraryParts: Set = [
        "closed", "alsa", "pulseaudio", "pipewire", "jack", "dsp", "sndio", "disk", "dummy", "?",
        "x11", "wayland", "KMSDRM", "kmsdrm", "offscreen", "software", "opengl", "opengles", "opengles2",
        "title", "words", "technical",
        "ALSA", "Couldn't open audio device", "No such audio device", "Could not setup connection to PulseAudio",
        "Could not connect to PulseAudio server", "Audio subsystem is not initialized",
        "Audio device hasn't been opened", "Audio target 'pulseaudio' not available",
        "Audio target 'alsa' not available",
        "No available video device", "No available audio device", "Out of memory",
        "Unsupported image format", "Unrecognized audio format", "Unrecognized music format",
        "Error reading from datastream", "Not an Ogg Vorbis audio stream", "Invalid renderer",
        "Texture was not created",
        "Renderer already associated with window", "Surface doesn't have a pixel format",
        "Couldn't find matching render driver",
        "Parameter 'renderer' is invalid", "Parameter 'texture' is invalid", "That operation is not supported",
    ]
}

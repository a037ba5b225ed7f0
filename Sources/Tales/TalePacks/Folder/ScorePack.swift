import Engine
import Sentences

extension StoryPack {
    /// The file of a theme or a bed: Opus, which the player decodes while it plays, from the disk.
    mutating func loop(_ name: String, _ field: Sentence) -> Sound? {
        guard let sound = sound(name, field) else { return nil }
        guard let path = path(of: sound), ClipLength.isOpus(path) else {
            note("\(field) \"\(file: name)\" must be Opus in Ogg; it is not heard")
            return nil
        }
        guard let length = clipLength(sound), length <= StoryFile.longestLoop else {
            note("\(field) \"\(file: name)\" is longer than 120 seconds; it is not heard")
            return nil
        }
        return sound
    }

    /// A sound of the scene; one that is no sound but a story is left out.
    mutating func foley(_ entry: StoryFile.FoleyEntry) -> Foley? {
        shortSound(entry.clip, "\(field: "\(entry.path).clip")").map { Foley($0.sound, word: entry.word) }
    }

    /// A sound that the player decodes whole before it is heard: of a kind of which it can stop in time.
    mutating func shortSound(_ name: String, _ field: Sentence) -> (sound: Sound, length: Double?)? {
        guard let sound = sound(name, field) else { return nil }
        if let path = path(of: sound), !ClipLength.isOpus(path), !path.lowercased().hasSuffix(".wav") {
            note("\(field) \"\(file: name)\" must be Opus in Ogg or WAV; it is not heard")
            return nil
        }
        let length = clipLength(sound)
        if let length, length > Sound.longestShort {
            note("\(field) \"\(file: name)\" is longer than 6 seconds; it is not heard")
            return nil
        }
        return (sound, length)
    }

    /// The path of a clip in the folder; nil for a converted one, which is as loud as a voice.
    private func path(of sound: Sound) -> String? {
        guard !sound.name.hasPrefix("clips/") else { return nil }
        return try? folder.ordinaryFile(String(sound.name.dropFirst(prefix.count)))
    }
}

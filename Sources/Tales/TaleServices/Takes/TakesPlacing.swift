import Conversion
import Glibc
import Sentences
import Storage
import TalePacks

/// Puts takes into the places of a finished tale's clips: as loud as the others, and with their words timed.
package struct TakesPlacing {
    /// What became of a take.
    package struct Placed {
        package let take: Takes.Take
        /// The clip's length in seconds.
        package let seconds: Double
        /// The slide's words that were timed with it; none for a clip that is no narration.
        package let words: Int
    }

    private struct Converted {
        let take: Takes.Take
        let descriptor: Int32
        let seconds: Double
    }

    private let path: String
    private let folder: OpenFolder
    private let conversion: Conversion
    private let timing: WordTiming

    /// - Parameter path: the tale's folder.
    package init(path: String, _ conversion: Conversion) throws(CallFailure) {
        (self.path, self.conversion, timing) = (path, conversion, WordTiming(conversion: conversion))
        folder = try OpenFolder(path)
    }

    /// Converts all takes, and replaces the clips only when each has been converted and timed.
    ///
    /// - Parameter story: the tale's `story.json`, into which the times are written.
    /// - Throws: if a take is not a sound or its words cannot be timed, and nothing was replaced; or if a clip cannot be
    ///   written, and those before it were.
    package func place(_ takes: Takes, from source: String, in story: StoryText) throws(Takes.Refusal) -> [Placed] {
        var converted: [Converted] = []
        defer {
            for take in converted {
                close(take.descriptor)
                folder.remove(OpenFolder.temporary(for: take.take.clip))
            }
        }
        for take in takes.takes { converted.append(try convert(take, from: source)) }
        var times: [Int: [WordTime]] = [:]
        for (index, slide) in story.slides.enumerated() {
            guard let text = slide.text, text.contains(where: \.isLetter), let clip = slide.clip,
                let take = converted.first(where: { $0.take.clip.fileStem == clip.fileStem })
            else { continue }
            times[index] = try self.times(of: text, take, slide.language, source)
        }
        try writing { () throws(CallFailure) in try publish(converted, story, times) }
        return converted.map { take in
            let slide = story.slides.firstIndex { $0.clip?.fileStem == take.take.clip.fileStem }
            return Placed(take: take.take, seconds: take.seconds, words: slide.flatMap { times[$0]?.count } ?? 0)
        }
    }

    private func convert(_ take: Takes.Take, from source: String) throws(Takes.Refusal) -> Converted {
        let descriptor = try writing { () throws(CallFailure) in
            try folder.create(OpenFolder.temporary(for: take.clip))
        }
        do {
            let input = try OrdinaryFile.open("\(source)/\(take.file)", followsLinks: true)
            defer { close(input) }
            let answer = try conversion.run(.sound(.tale), input: input, output: ConversionOutput(descriptor))
            guard case .sound(let facts) = answer else { throw ConversionRefusal.notAnswered }
            return Converted(take: take, descriptor: descriptor, seconds: facts.seconds)
        } catch {
            close(descriptor)
            folder.remove(OpenFolder.temporary(for: take.clip))
            throw Self.refusal(of: take, source, error)
        }
    }

    private func times(
        of text: String, _ take: Converted, _ language: String, _ source: String
    ) throws(Takes.Refusal) -> [WordTime] {
        do throws(ConversionRefusal) {
            return try timing.times(text, sound: take.descriptor, language: language)
        } catch {
            throw Self.refusal(of: take.take, source, error)
        }
    }

    /// The times come last: until then the tale shows its words with those of before.
    private func publish(_ takes: [Converted], _ story: StoryText, _ times: [Int: [WordTime]]) throws(CallFailure) {
        for take in takes {
            try folder.publish(take.descriptor, OpenFolder.temporary(for: take.take.clip), as: take.take.clip)
        }
        var story = story
        story.write(times)
        try folder.write(story.bytes, as: StoryManifest.fileName)
    }

    private static func refusal(of take: Takes.Take, _ source: String, _ error: any Error) -> Takes.Refusal {
        Takes.Refusal(sentence: "\(path: "\(source)/\(take.file)"): \(error); nothing was replaced")
    }

    private func writing<Result>(_ work: () throws(CallFailure) -> Result) throws(Takes.Refusal) -> Result {
        do throws(CallFailure) {
            return try work()
        } catch {
            throw Takes.Refusal(sentence: "\(path: path): cannot be written (\(errno: error.code))")
        }
    }
}

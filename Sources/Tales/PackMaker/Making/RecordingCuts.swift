import Conversion
import Glibc
import Sentences
import TalePacks

extension PackMaker {
    /// Determines where one recording of a whole tale is cut.
    ///
    /// - Parameters:
    ///   - texts: of the pages, in order; empty for a page without words.
    ///   - sound: the recording, open for reading.
    ///   - language: a BCP 47 tag.
    public typealias Cutting =
        @Sendable (_ texts: [String], _ sound: Int32, _ language: String) throws(ConversionRefusal) -> RecordingCuts
}

extension TaleMaking {
    /// The cuts of the whole tale's recording; nil without one.
    func cuts() throws -> RecordingCuts? {
        guard let whole = plan.whole, let cutting = maker.cutting else { return nil }
        let sound = try source.open(whole)
        defer { withExtendedLifetime(sound) {} }
        return try cutting(plan.slides.map(\.text), sound.descriptor, language)
    }

    /// Assigns each page its part of the whole tale's recording.
    ///
    /// - Parameter bounds: the cuts, if set by hand.
    mutating func cut(at bounds: [Double]?) throws(PackRefusal) {
        guard let whole = plan.whole else { return }
        do {
            let cuts = try bounds.map { RecordingCuts(bounds: $0) } ?? cuts()
            guard let cuts, plan.divide(whole, at: cuts.bounds) else { throw ConversionRefusal("has too few parts") }
            guard bounds == nil else { return }
            let count = plan.slides.count
            plan.remarks.append(
                cuts.areByWords
                    ? "\(whole.said): is cut for \(count) pictures where the words of the pages begin"
                    : "\(whole.said): is cut for \(count) pictures at its longest pauses")
        } catch {
            if let refusal = PackRefusal(ofEverythingBy: error) { throw refusal }
            plan.remarks.append("\(whole.said): \(error); it is left out")
        }
    }
}

extension TalePlan {
    /// - Returns: false unless there are as many parts as slides.
    fileprivate mutating func divide(_ sound: SourceFile, at bounds: [Double]) -> Bool {
        guard bounds.count == slides.count + 1, zip(bounds, bounds.dropFirst()).allSatisfy({ $0 <= $1 }) else {
            return false
        }
        for slide in slides.indices where bounds[slide] < bounds[slide + 1] {
            slides[slide].sound = sound
            slides[slide].clip = bounds[slide]...bounds[slide + 1]
        }
        return true
    }
}

import Conversion
import Installed
import PackMaker
import Sentences
import Voices

/// The voice of `pasaka add --voice`.
enum TaleVoice {
    /// Speaks tales with a voice.
    ///
    /// - Parameter name: of an installed voice, or one of espeak-ng's; nil for none.
    static func narration(_ name: String?) -> PackMaker.Narration? {
        guard let name else { return nil }
        let store = InstalledStore(Places.data) { Places.program($0) }
        let converter = Places.converter()
        return { language throws(PackRefusal) in
            let narrator: Narrator
            do throws(InstalledRefusal) {
                narrator = try Narrator(name, language: language, store, converter: converter)
            } catch {
                let sentence = error.sentence
                throw PackRefusal(
                    error.kind == .language ? "\(sentence); --language names the language of the tale" : sentence)
            }
            return { text throws(ConversionRefusal) in
                do throws(InstalledRefusal) {
                    return try narrator.speak(text).wav
                } catch {
                    throw ConversionRefusal("is not spoken: \(error.sentence)")
                }
            }
        }
    }
}

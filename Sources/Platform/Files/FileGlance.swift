import Engine
import Glibc
import Sentences
import Storage
import System

/// Checks whether a picture or sound is readable and valid, without decoding it.
public nonisolated struct FileGlance: Sendable {
    private let folders: AssetFolders
    private static let mostBytes = 128 << 20

    public init(folders: AssetFolders) { self.folders = folders }

    /// Why a picture cannot be shown; nil if no fault was found.
    ///
    /// Reads every byte, so that a failing disk fails here.
    public func fault(of image: Image) -> Sentence? {
        fault(image.name) { file in
            let bytes = try? FileBytes.read(file, atMost: Self.mostBytes)
            guard let bytes else { return "cannot be read to its end" }
            do { _ = try PictureFile(bytes) } catch { return Sentence(error) }
            return nil
        }
    }

    /// Why a sound cannot be played; nil if no fault was found.
    public func fault(of sound: Sound) -> Sentence? {
        fault(sound.name) { file in
            do { _ = try SoundFile(file) } catch { return Sentence(error) }
            return nil
        }
    }

    private func fault(_ name: String, _ look: (Int32) -> Sentence?) -> Sentence? {
        do {
            let file = try folders.open(name)
            defer { close(file) }
            return look(file).map { "\(asset: name) \($0)" }
        } catch {
            return "\(asset: name) \(error)"
        }
    }
}

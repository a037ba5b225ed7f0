import Conversion
import Dispatch
import Engine
import Glibc
import Logging
import Platform
import Storage
import Stories

/// Carries out what the page for recording asks for: microphone, disk and conversion, all aside.
final class TellingRecorder: Sendable {
    private let queue = DispatchQueue(label: "pasaka.recorder", qos: .userInitiated)
    /// Conversions take long and are nobody's hurry.
    private let later = DispatchQueue(label: "pasaka.conversion", qos: .utility)
    private let microphone: Microphone
    private let folders: AssetFolders
    private let store: TellingStore
    /// nil where the program that does it is missing.
    private let conversion: Conversion?
    private let changed: @Sendable (@escaping @Sendable () -> Void) -> Void
    private let deliver: @Sendable (RecorderNews) -> Void

    /// - Parameters:
    ///   - family: the folder with the family's own tales.
    ///   - changed: looks at the tales again and then calls what it is given.
    ///   - deliver: called on a background thread.
    init(
        folders: AssetFolders, family: String, conversion: Conversion?,
        changed: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
        deliver: @escaping @Sendable (RecorderNews) -> Void
    ) {
        microphone = Microphone(folder: folders.takes, queue: queue, deliver: deliver)
        store = TellingStore(folders: folders, family: family)
        (self.folders, self.conversion, self.changed, self.deliver) = (folders, conversion, changed, deliver)
    }

    /// One line for the developer.
    var status: Microphone.Status { microphone.status }

    /// Carries out what concerns recording; other commands are left alone.
    func perform(_ commands: [Command]) {
        for case .record(let command) in commands { queue.async { self.carryOut(command) } }
    }

    /// Removes what a run that was cut off has left; to be called once, before anything is recorded.
    func sweep() { queue.async { self.store.sweep() } }

    /// Lets the microphone go when what is to be kept is on the disk; waits three seconds at most.
    func close() {
        let done = DispatchSemaphore(value: 0)
        queue.async {
            self.microphone.letGo()
            done.signal()
        }
        _ = done.wait(timeout: .now() + .seconds(3))
    }

    // MARK: - On the queue

    private func carryOut(_ command: RecorderCommand) {
        switch command {
        case .look: microphone.look()
        case .begin:
            OpenFolder.make(folders.takes)
            microphone.begin()
        case .end: microphone.end()
        case .letGo: microphone.letGo()
        case .keep(let take, let slide, let place): keep(take, slide, place)
        case .remove(let place): remove(place)
        }
    }

    private func keep(_ take: Sound, _ slide: String, _ place: TellingPlace) {
        do {
            let file = try folders.open(take.name)
            defer { Glibc.close(file) }
            let folder = try store.keep(file, slide: slide, of: place)
            let deliver = deliver
            changed { deliver(.kept(slide: slide)) }
            convert(slide, in: folder)
        } catch {
            fail("a recording of \(place.tale) cannot be kept", error)
        }
    }

    private func remove(_ place: TellingPlace) {
        do {
            try store.remove(place)
            let deliver = deliver
            changed { deliver(.removed(telling: place.telling)) }
        } catch {
            fail("\(place.tale), telling \(place.telling): cannot be moved aside", error)
        }
    }

    private func fail(_ what: String, _ error: any Error) {
        Logger(label: "pasaka.recorder").error("\(what): \(error)")
        let code = (error as? CallFailure)?.code
        deliver(.failed(code == ENOSPC || code == EDQUOT ? .full : .unwritable))
    }

    // MARK: - Conversion

    /// Makes Opus as loud as the other tales of a WAV that is kept; where that fails, the WAV stays.
    private func convert(_ slide: String, in folder: OpenFolder) {
        guard let conversion else { return }
        later.async {
            do {
                let wav = try folder.open("\(slide).wav")
                defer { Glibc.close(wav) }
                let name = OpenFolder.temporary(for: "converted")
                let file = try folder.create(name)
                defer { Glibc.close(file) }
                do {
                    _ = try conversion.run(.sound(.tale), input: wav, output: file)
                } catch {
                    folder.remove(name)
                    return Logger(label: "pasaka.recorder").info("\(slide).wav \(error); it is kept as it is")
                }
                self.queue.sync { self.replace(slide, with: name, madeOf: wav, in: folder) }
            } catch {
                Logger(label: "pasaka.recorder").warning("\(slide).wav cannot be converted: \(error)")
            }
        }
    }

    private func replace(_ slide: String, with name: String, madeOf wav: Int32, in folder: OpenFolder) {
        do {
            try store.replace(slide, with: name, madeOf: wav, in: folder)
            changed {}
        } catch {
            Logger(label: "pasaka.recorder").warning("\(slide).wav cannot be replaced: \(error)")
        }
    }
}

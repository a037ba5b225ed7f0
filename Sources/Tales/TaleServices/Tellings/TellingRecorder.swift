import Conversion
import Dispatch
import Engine
import Glibc
import Platform
import Sentences
import Storage
import Synchronization
import TalePacks

/// Carries out what the page for recording asks for: microphone, disk and conversion, all aside.
package final class TellingRecorder: Sendable {
    private let queue = DispatchQueue(label: "pasaka.recorder", qos: .userInitiated)
    /// Conversions take long and are nobody's hurry.
    private let later = DispatchQueue(label: "pasaka.conversion", qos: .utility)
    private let microphone: Microphone
    private let folders: AssetFolders
    private let store: TellingStore
    /// What could not be kept, in the order in which it was said; used on the queue alone.
    private let unkept = Mutex<[WantedTake]>([])
    /// nil where the program that does it is missing.
    private let conversion: Conversion?
    private let changed: @Sendable (@escaping @Sendable () -> Void) -> Void
    private let deliver: @Sendable (RecorderNews) -> Void

    /// - Parameters:
    ///   - family: the folder with the family's own tales.
    ///   - changed: looks at the tales again and then calls what it is given.
    ///   - deliver: called on a background thread.
    package init(
        folders: AssetFolders, family: String, conversion: Conversion?,
        changed: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
        deliver: @escaping @Sendable (RecorderNews) -> Void
    ) {
        microphone = Microphone(folder: folders.takes, queue: queue, deliver: deliver)
        store = TellingStore(folders: folders, family: family)
        (self.folders, self.conversion, self.changed, self.deliver) = (folders, conversion, changed, deliver)
    }

    /// One line for the developer.
    package var status: Microphone.Status { microphone.status }

    /// Carries out what concerns recording; other commands are left alone.
    package func perform(_ commands: [Command]) {
        for case .record(let command) in commands { queue.async { self.carryOut(command) } }
    }

    /// Removes what was said in a run that did not end well; to be called first.
    package func forgetTakes() { queue.async { self.microphone.forgetTakes() } }

    /// Removes what a run that was cut off has left; to be called once, before anything is recorded.
    package func sweep() { queue.async { self.store.sweep() } }

    /// Lets the microphone go when what is to be kept is on the disk; waits three seconds at most.
    ///
    /// What could not be kept is tried a last time.
    package func close() {
        let done = DispatchSemaphore(value: 0)
        queue.async {
            for take in self.unkept.withLock(\.self) { self.keep(take) }
            for take in self.unkept.withLock(\.self) { self.microphone.giveUp(take.sound) }
            self.microphone.letGo()
            done.signal()
        }
        _ = done.wait(timeout: .now() + .seconds(3))
    }

    // MARK: - On the queue

    private func carryOut(_ command: RecorderCommand) {
        switch command {
        case .look:
            for take in unkept.withLock(\.self) { deliver(take.news) }
            microphone.look()
        case .begin(let take):
            OpenFolder.make(folders.takes)
            microphone.begin(take)
        case .end: microphone.end()
        case .letGo: microphone.letGo()
        case .keep(let sound, let name, let seconds, let take):
            keep(WantedTake(sound: sound, name: name, seconds: seconds, take: take))
        case .remove(let place): remove(place)
        }
    }

    private func keep(_ wanted: WantedTake) {
        do {
            let file = try folders.open(wanted.sound.name)
            defer { Glibc.close(file) }
            forget(wanted)
            do {
                let folder = try store.keep(file, slide: wanted.name, of: wanted.take.place)
                microphone.giveUp(wanted.sound)
                tell(.kept(wanted.take))
                convert(wanted.name, in: folder)
            } catch {
                // Whoever has left the page by now finds it there on coming back.
                microphone.spare(wanted.sound)
                unkept.withLock { $0.append(wanted.refused(Self.failure(error))) }
                throw error
            }
        } catch {
            let failure = failure(
                "a recording of \(tale: wanted.take.place.tale), slide \(slide: wanted.name), cannot be kept", error)
            deliver(.failed(failure, of: wanted.take))
        }
    }

    /// Forgets what could not be kept of the same slide: the newest take stands for it.
    private func forget(_ wanted: WantedTake) {
        unkept.withLock { takes in
            for take in takes where take.isSameSlide(as: wanted) { microphone.giveUp(take.sound) }
            takes.removeAll { $0.isSameSlide(as: wanted) }
        }
    }

    /// Tells the page that a take has been kept, and which one still waits, when the shelf has been read again.
    private func tell(_ kept: RecorderNews) {
        let (deliver, waiting) = (deliver, unkept.withLock(\.first))
        changed {
            deliver(kept)
            if let waiting { deliver(waiting.news) }
        }
    }

    private func remove(_ place: TellingPlace) {
        do {
            try store.remove(place)
            let deliver = deliver
            changed { deliver(.removed(place)) }
        } catch {
            let failure = failure(
                "\(tale: place.tale), telling \(telling: place.telling): cannot be moved aside", error)
            deliver(.notRemoved(place, failure))
        }
    }

    private func failure(_ what: Sentence, _ error: any Error) -> RecorderNews.Failure {
        Log("recorder").error("\(what): \(error)")
        return Self.failure(error)
    }

    private static func failure(_ error: any Error) -> RecorderNews.Failure {
        (error as? TellingStore.Failure)?.isFullDisk == true ? .full : .unwritable
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
                    try Self.convert(wav, to: file, in: folder, conversion)
                } catch {
                    folder.remove(name)
                    return Log("recorder").info("\(slide: slide).wav \(error); it is kept as it is")
                }
                self.queue.sync { self.replace(slide, with: name, madeOf: wav, in: folder) }
            } catch {
                Log("recorder").warning("\(slide: slide).wav cannot be converted: \(error)")
            }
        }
    }

    private static func convert(
        _ wav: Int32, to file: Int32, in folder: OpenFolder, _ conversion: Conversion
    ) throws(ConversionRefusal) {
        let job = ConversionJob.sound(.tale)
        let answer = try DiskRoom(of: folder).lend(atMost: job.limits.outputBytes) { bytes throws(ConversionRefusal) in
            try conversion.run(job, input: wav, output: ConversionOutput(file, mostBytes: bytes))
        }
        if answer == nil { throw .diskFull }
    }

    private func replace(_ slide: String, with name: String, madeOf wav: Int32, in folder: OpenFolder) {
        do {
            try store.replace(slide, with: name, madeOf: wav, in: folder)
            changed {}
        } catch {
            Log("recorder").warning("\(slide: slide).wav cannot be replaced: \(error)")
        }
    }
}

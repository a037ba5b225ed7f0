import Conversion
import Dispatch
import Engine
import Glibc
import Sentences
import Storage
import Synchronization
import System
import TalePacks

/// Carries out the recording page's requests in the background: microphone, disk and conversion.
package final class TellingRecorder: Service {
    private let queue = DispatchQueue(label: "pasaka.recorder", qos: .userInitiated)
    /// Conversions take long and are not urgent.
    private let later = DispatchQueue(label: "pasaka.conversion", qos: .utility)
    private let host: ActivityHost
    private let store: TellingStore
    /// Takes that could not be saved, in the order of recording; used only on the queue.
    private let unkept = Mutex<[WantedTake]>([])
    /// The converter; nil if its program is missing.
    private let conversion: Conversion?

    package init(_ host: ActivityHost) {
        self.host = host
        store = TellingStore(
            folders: AssetFolders(interface: "", stories: host.folders.packs), family: host.folders.family)
        conversion = host.program("pasaka-converter").map { Conversion(executable: $0) }
    }

    /// Deletes partial files of an interrupted run.
    package func begin() { queue.async { self.store.sweep() } }

    package func carryOut(_ command: RecorderCommand, for visit: Visit) { queue.async { self.perform(command, visit) } }

    /// Waits at most three seconds until pending saves are on the disk.
    ///
    /// Takes that could not be saved are retried a last time.
    package func close() {
        let done = DispatchSemaphore(value: 0)
        queue.async {
            for take in self.unkept.withLock(\.self) { self.keep(take, nil) }
            done.signal()
        }
        _ = done.wait(timeout: .now() + .seconds(3))
    }

    // MARK: - On the queue

    private var microphone: any Microphone { host.microphone }

    private func perform(_ command: RecorderCommand, _ visit: Visit) {
        let host = host
        switch command {
        case .look:
            for take in unkept.withLock(\.self) { host.answer(take.news, to: visit) }
            microphone.look(for: visit) { if let news = RecorderAnswer($0) { host.answer(news, to: visit) } }
        case .begin(let take):
            microphone.listen(to: .take, for: visit) {
                if let news = RecorderAnswer($0, of: take) { host.answer(news, to: visit) }
            }
        case .end: microphone.end(for: visit)
        case .letGo: microphone.letGo(for: visit)
        case .keep(let sound, let name, let seconds, let take):
            keep(WantedTake(sound: sound, name: name, seconds: seconds, take: take), visit)
        case .remove(let place): remove(place, visit)
        }
    }

    /// - Parameter visit: gets the answers; nil for none.
    private func keep(_ wanted: WantedTake, _ visit: Visit?) {
        do {
            let file = try host.open(wanted.sound.name)
            defer { Glibc.close(file) }
            forget(wanted)
            do {
                let folder = try store.keep(file, slide: wanted.name, of: wanted.take.place)
                microphone.giveUp(wanted.sound)
                tell(.kept(wanted.take), visit)
                convert(wanted.name, in: folder)
            } catch {
                // A user who has left the page finds it there on return.
                microphone.spare(wanted.sound)
                unkept.withLock { $0.append(wanted.refused(Self.failure(error))) }
                throw error
            }
        } catch {
            let failure = failure(
                "a recording of \(tale: wanted.take.place.tale), slide \(slide: wanted.name), cannot be kept", error)
            if let visit { host.answer(RecorderAnswer.failed(failure, of: wanted.take), to: visit) }
        }
    }

    /// Forgets an unsaved take of the same slide: the newest take replaces it.
    private func forget(_ wanted: WantedTake) {
        unkept.withLock { takes in
            for take in takes where take.isSameSlide(as: wanted) { microphone.giveUp(take.sound) }
            takes.removeAll { $0.isSameSlide(as: wanted) }
        }
    }

    /// Reports to the page that a take was saved, and which one still waits, once the shelf has been reloaded.
    private func tell(_ kept: RecorderAnswer, _ visit: Visit?) {
        let (host, waiting) = (host, unkept.withLock(\.first))
        host.reload {
            guard let visit else { return }
            host.answer(kept, to: visit)
            if let waiting { host.answer(waiting.news, to: visit) }
        }
    }

    private func remove(_ place: TellingPlace, _ visit: Visit) {
        do {
            try store.remove(place)
            let host = host
            host.reload { host.answer(RecorderAnswer.removed(place), to: visit) }
        } catch {
            let failure = failure(
                "\(tale: place.tale), telling \(telling: place.telling): cannot be moved aside", error)
            host.answer(RecorderAnswer.notRemoved(place, failure), to: visit)
        }
    }

    private func failure(_ what: Sentence, _ error: any Error) -> RecorderAnswer.Failure {
        Log("recorder").error("\(what): \(error)")
        return Self.failure(error)
    }

    private static func failure(_ error: any Error) -> RecorderAnswer.Failure {
        (error as? TellingStore.Failure)?.isFullDisk == true ? .full : .unwritable
    }

    // MARK: - Conversion

    /// Converts a saved WAV to Opus at the loudness of the other tales; on failure the WAV stays.
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
            host.reload {}
        } catch {
            Log("recorder").warning("\(slide: slide).wav cannot be replaced: \(error)")
        }
    }
}

extension RecorderAnswer {
    /// The microphone's reports about no take, or about this one.
    fileprivate init?(_ news: MicrophoneEvent, of take: SlideTake? = nil) {
        switch (news, take) {
        case (.ready, _): self = .ready
        case (.missing, _), (.busy, nil): self = .noMicrophone
        case (.level(let level, let seconds), let take?): self = .level(level, seconds: seconds, of: take)
        case (.taken(let sound, let seconds), let take?): self = .taken(sound, seconds: seconds, of: take)
        case (.unheard, let take?), (.busy, let take?): self = .unheard(take)
        case (.failed(let isFullDisk), let take?): self = .failed(isFullDisk ? .full : .unwritable, of: take)
        case (.level, nil), (.taken, nil), (.unheard, nil), (.failed, nil), (.speechEnded, _), (.sent, _): return nil
        }
    }
}

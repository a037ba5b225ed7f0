import CSDL2
import CSDL2Mixer
import Dispatch
import Engine
import Sentences
import Synchronization
import System

/// Playback of narration and of the small interface sounds.
///
/// All SDL_mixer calls run on one queue, because opening a device or a file can take long. The device is closed
/// ten seconds after the last sound and reopened in the background at the first touch; in between silence keeps the card
/// awake, until nobody has been here for a minute. A lost device is searched for until it is back.
public nonisolated final class AudioService: Sendable {
    private static let retryTime = 5
    /// Milliseconds until the app is told the clip's position (a newly opened device starts late),
    /// and the interval of further reports: on a busy machine playback falls behind its clock.
    private static let (firstTelling, nextTelling) = (250, 1000)

    let queue = DispatchQueue(label: "pasaka.audio", qos: .userInteractive)
    private let shared = Mutex(Status())
    private let errands = Mutex(AudioErrands())
    let player: ClipPlayer
    let volume: VolumeControl
    let levels: AudioLevels?
    let idleTime: DispatchTimeInterval
    /// How long the card is kept awake after the last touch or sound.
    let wakeTime: DispatchTimeInterval
    let deliver: @Sendable (Input.Reply) -> Void

    /// - Parameters:
    ///   - levels: gets the level of what is heard.
    ///   - idleTime: seconds after the last sound until the device is closed.
    ///   - deliver: called on a background thread.
    public convenience init(
        folders: AssetFolders, levels: AudioLevels? = nil, idleTime: Double = 10,
        deliver: @escaping @Sendable (Input.Reply) -> Void
    ) { self.init(folders: folders, levels: levels, idleTime: idleTime, card: .usual, deliver: deliver) }

    /// - Parameter wakeTime: seconds after the last touch or sound for which the card is kept awake.
    init(
        folders: AssetFolders, levels: AudioLevels? = nil, idleTime: Double = 10, wakeTime: Double = 60,
        card: SoundCard, deliver: @escaping @Sendable (Input.Reply) -> Void
    ) {
        AudioSubsystem.learnProcessor()
        self.idleTime = .milliseconds(Int(idleTime * 1000))
        self.wakeTime = .milliseconds(Int(wakeTime * 1000))
        self.levels = levels
        self.deliver = deliver
        player = ClipPlayer(folders: folders, queue: queue)
        volume = VolumeControl(card: card, gain: player.output.gain, deliver: deliver)
        player.ended = { [weak self] in
            guard let self else { return }
            queue.async { self.clipEnded() }
        }
        player.waited = { [weak self] in
            guard let self else { return }
            queue.async { self.tellPlace() }
        }
    }

    public var status: Status { shared.withLock { $0 } }

    // MARK: - Any thread

    /// Tells which device there is, from now on whenever it changes; the answer should be a volume.
    public func begin() { volume.begin() }

    /// Carries out the audio commands and ignores the others.
    ///
    /// Small sounds wait for the voice, and clips are opened ahead after both.
    ///
    /// - Parameters:
    ///   - ahead: the clips to open, so that they start at once; nil if they stay the same.
    ///   - isStirred: whether someone is present: opens the device, which may have been closed.
    public func perform(_ commands: [Command], ahead: [Sound]? = nil, isStirred: Bool = false) {
        let isFirst = errands.withLock { errands in
            let wasEmpty = errands.isEmpty
            errands.add(commands, ahead: ahead, isStirred: isStirred)
            return wasEmpty && !errands.isEmpty
        }
        if isFirst { queue.async { self.runErrands() } }
    }

    /// The device was removed: retries until it or another one is available.
    public func deviceLost() {
        queue.async {
            let wasSounding = self.player.isSounding
            self.player.closeDevice()
            if wasSounding { self.tellPlace() }
            self.recover()
        }
    }

    /// A new device was found; matters only if there was none.
    public func deviceFound() { queue.async { self.recover() } }

    /// Plays a small sound and reports what the device consumed.
    ///
    /// - Parameters:
    ///   - milliseconds: how long to measure.
    ///   - tell: called on a background thread.
    public func check(
        _ sound: Sound, listening milliseconds: Int = 600, tell: @escaping @Sendable (Hearing) -> Void
    ) {
        queue.async {
            guard self.player.openDevice() else { return tell(Hearing(failure: self.player.deviceFailure)) }
            let hasBegun = self.player.playMeasured(sound)
            self.queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
                tell(self.player.hearing(hasBegun: hasBegun))
                self.letGoLater()
                self.report()
            }
        }
    }

    /// Queries the clip's position; `status` has the answer soon after.
    public func refreshStatus() { queue.async { self.report() } }

    /// Fades out and stops all sound; no search for a device goes on.
    ///
    /// Waits at most half a second: a read from a removed stick may never return.
    public func close() {
        let done = DispatchSemaphore(value: 0)
        queue.async {
            self.player.closeDevice()
            self.player.forget()
            done.signal()
        }
        _ = done.wait(timeout: .now() + .milliseconds(500))
    }

    // MARK: - On the queue

    private func runErrands() {
        let due = errands.withLock { errands in
            defer { errands = AudioErrands() }
            return errands
        }
        if due.isStirred {
            player.hasBeenTouched = true
            volume.look()
            if player.openDevice() { speakAgain() }
            letGoLater()
        }
        if let gain = due.gain { player.gain = gain }
        if due.rests { rest() }
        // The voice first: the fade at the end of a clip would swallow the start of a small sound.
        for command in due.voice { carryOut(command) }
        if let bed = due.bed { lay(bed) }
        for (sound, gain) in due.foley { carryOut(.foley(sound, gain: gain)) }
        if let percent = due.volume {
            // The pip is for the new volume.
            volume.set(percent) { self.queue.async { for sound in due.sounds { self.carryOut(.play(sound)) } } }
        } else {
            for sound in due.sounds { carryOut(.play(sound)) }
        }
        if let ahead = due.ahead { player.prepare(ahead) }
    }

    private func carryOut(_ command: Command) {
        if command.isOfVoice { endSaying() }
        switch command {
        case .say(let labels): say(labels)
        case .narrate(let sound): narrate(sound, from: 0)
        case .narrateOn(let sound, let start): narrate(sound, from: start)
        case .pauseNarration:
            let wasSounding = player.isSounding
            player.pause()
            if wasSounding { tellPlace() }
        case .resumeNarration: resume()
        case .stopNarration: player.stop()
        case .sayAgain(let sound, let start, let end): sayAgain(sound, from: start, to: end)
        case .foley(let sound, let gain):
            if player.openDevice() { player.play(sound, beside: gain) }
        case .play(.volume) where player.isSounding: return
        case .play(let sound):
            if player.openDevice() { player.play(sound) }
        default: return
        }
        letGoLater()
        report()
    }

    private func lay(_ bed: Bed?) {
        player.bed = bed
        if bed == nil || player.openDevice() { player.layBed() }
        letGoLater()
        report()
    }

    private func narrate(_ sound: Sound, from start: Double) {
        guard player.openDevice() else {
            player.remember(sound, at: start)
            return recover()
        }
        do {
            let seconds = try player.begin(sound, at: start)
            if start == 0 { deliver(.narrationStarted(sound, seconds: seconds)) } else { tellPlace() }
            follow()
        } catch {
            fail(sound, error)
        }
    }

    func resume() {
        player.isPaused = false
        guard player.openDevice() else {
            // A clip that had begun waits for a device.
            if player.position > 0 { tellPlace() }
            return recover()
        }
        guard player.resumeOpenClip() else { return speakAgain() }
        tellPlace()
        follow()
    }

    // MARK: - The clip's place

    /// Synchronises the app's clock with the playback clock.
    func tellPlace() {
        guard let sound = player.clip, player.partPlace == nil else { return }
        deliver(.narrationFound(sound, at: player.heardPosition, isMoving: player.isMoving))
    }

    /// Reports the clip's position soon, and then regularly while it plays.
    private func follow() {
        player.followings += 1
        tell(after: Self.firstTelling, following: player.followings)
    }

    private func tell(after milliseconds: Int, following: Int) {
        queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
            guard self.player.followings == following, self.player.isSounding else { return }
            self.tellPlace()
            self.volume.look()
            self.tell(after: Self.nextTelling, following: following)
        }
    }

    /// Resumes a clip that was interrupted when the device closed.
    private func speakAgain() {
        guard let sound = player.clip, !player.isSounding, !player.isPaused else { return }
        do {
            let seconds = try player.begin(sound, at: player.position)
            if player.position == 0 { deliver(.narrationStarted(sound, seconds: seconds)) } else { tellPlace() }
            follow()
        } catch {
            fail(sound, error)
        }
    }

    /// Searches for a device while narration is wanted.
    private func recover() {
        report()
        guard player.clip != nil, !player.isPaused, !player.isSounding else { return }
        if player.openDevice() { return speakAgain() }
        queue.asyncAfter(deadline: .now() + .seconds(Self.retryTime)) { self.recover() }
    }

    private func clipEnded() {
        if player.partPlace != nil {
            // What ended while a part began is not the part.
            return player.isSounding ? () : player.endPart()
        }
        guard let sound = player.clip, player.hasEnded else { return }
        let isWhole = player.music?.growing?.isWhole ?? true
        player.forget()
        deliver(isWhole ? .narrationEnded(sound) : .narrationFailed(sound))
        letGoLater()
        report()
    }

    func fail(_ sound: Sound, _ error: any Error) {
        player.forget()
        let line: Sentence = "\(asset: sound.name) \(error)"
        let isNew = shared.withLock { status in
            defer { if !status.problems.contains(line) { status.problems.append(line) } }
            return !status.problems.contains(line)
        }
        if isNew { Log("audio").warning(line) }
        deliver(.narrationFailed(sound))
    }

    // MARK: - Status

    func report() {
        let now = player.status
        shared.withLock { status in
            let problems = status.problems
            status = now
            status.problems = problems
        }
    }
}

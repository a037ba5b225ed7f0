import CSDL2
import CSDL2Mixer
import Dispatch
import Engine
import Glibc
import Sentences
import Synchronization
import System

/// SDL_mixer: one device, one clip, preopened clips, and small sounds.
///
/// Its state is used only from its queue, which its entry points check. SDL's audio thread accesses only `output`,
/// which says what may be used where, and the hook, which has a lock. It is therefore Sendable, though
/// the compiler cannot prove it.
nonisolated final class ClipPlayer: @unchecked Sendable {
    /// The clip that plays or is paused; it outlives the device.
    private(set) var clip: Sound?
    /// The position, in seconds, at which the clip resumes when the device is back.
    private(set) var position = 0.0
    var isPaused = false
    /// How loud the clip is, 0…1.
    var gain = 1.0 { didSet { setVolume() } }
    /// What goes on below everything else; it outlives the device.
    var bed: Bed?
    /// The second at which the clip resumes after a part of it has been replayed.
    private(set) var partPlace: Double?
    private var partCount = 0
    var lastUse = DispatchTime.now()
    var willLetGo = false
    /// Whether somebody has been here since the card was last let to sleep.
    var hasBeenTouched = false
    /// How many series of labels were begun: only the last one goes on.
    var sayings = 0
    /// Whether the clip waits for labels.
    var isInterrupted = false
    /// How often the device was left for silence: only the last time counts.
    var standbys = 0
    /// How many series of position reports were started: only the last one counts.
    var followings = 0
    /// Called on SDL's audio thread when a clip ends; must be set before the first clip.
    var ended: @Sendable () -> Void = {}
    /// Called there when a clip that is being made begins or ends to wait for its maker; also to be set before.
    var waited: @Sendable () -> Void = {}

    let folders: AssetFolders
    private let queue: DispatchQueue
    var isOpen = false
    var music: OpenClip?
    private var ahead: [Sound: OpenClip] = [:]
    var chunks: [Sound: UnsafeMutablePointer<Mix_Chunk>] = [:]
    /// The tales' sounds among them, the latest last.
    var talesSounds: [Sound] = []
    private var reported = false
    /// SDL's error when there was no device.
    private(set) var deviceFailure = ""
    let output = SoundOutput()
    private var ramp: GainRamp { output.ramp }
    /// Keeps the sound card awake while the device is closed.
    private var standby = Standby()

    /// Frames per callback: the voice is heard at most two of these, 21 ms, after the request.
    static let bufferFrames: Int32 = 512
    static let rate: Int32 = 48_000
    /// Small sounds at once.
    static let channels: Int32 = 8
    /// Milliseconds to wait for silence: a busy machine's device gets there late, a dead one never.
    private static let longestFade = 250

    /// Called at the end of the clip that started last: SDL's callback has no context parameter.
    private static let hook = Mutex<@Sendable () -> Void>({})

    /// - Parameter queue: the queue on which everything is called.
    init(folders: AssetFolders, queue: DispatchQueue) { (self.folders, self.queue) = (folders, queue) }

    /// The device must not outlive what its thread calls; nothing else uses the player any more.
    deinit {
        endDevice()
        standby.close()
    }

    func checkQueue() { dispatchPrecondition(condition: .onQueue(queue)) }

    // MARK: - Device

    /// Opens the device if it is closed.
    ///
    /// - Returns: whether the device is open now.
    func openDevice() -> Bool {
        checkQueue()
        guard !isOpen else { return true }
        for kind in ["FLAC", "MOD", "MODPLUG", "MIDI", "FLUIDSYNTH", "TIMIDITY", "NATIVEMIDI"] {
            SDL_SetHint("SDL_MIXER_DISABLE_\(kind)", "1")
        }
        let device: Bool? = AudioSubsystem.begin {
            Mix_OpenAudioDevice(Self.rate, UInt16(AUDIO_F32LSB), 2, Self.bufferFrames, nil, 0) == 0 ? true : nil
        }
        guard device != nil else {
            // A card may have room for one only.
            guard standby.isOpen else { return noDevice() }
            standby.close()
            return openDevice()
        }
        standby.close()
        (isOpen, reported) = (true, false)
        Mix_AllocateChannels(Self.foleyChannels.upperBound)
        ramp.open()
        finishOutput()
        layBed()
        return true
    }

    private func noDevice() -> Bool {
        deviceFailure = String(cString: SDL_GetError())
        if !reported {
            Log("audio").notice("no sound device (\(library: deviceFailure)); tales continue without sound")
        }
        reported = true
        return false
    }

    /// Closes the device; a clip remembers its position.
    ///
    /// - Parameter staysAwake: keeps the card awake with silence, which costs one or two wake-ups a second.
    func closeDevice(staysAwake: Bool = false) {
        checkQueue()
        let wasOpen = isOpen
        endDevice()
        if !staysAwake { standby.close() } else if wasOpen { standby.open() }
    }

    /// Whether the card is kept awake without the device.
    var isOnStandby: Bool { standby.isOpen }

    private func endDevice() {
        guard isOpen else { return }
        output.beds.hurryAway()
        if isSounding || Mix_Playing(-1) > 0 || output.beds.isSounding { ramp.fadeOut(atMost: Self.longestFade) }
        endPart()
        if music != nil { position = currentPosition }
        endMusic()
        ahead.values.forEach { Mix_FreeMusic($0.music) }
        Mix_HaltChannel(-1)
        chunks.values.forEach(Mix_FreeChunk)
        (ahead, chunks, talesSounds) = ([:], [:], [])
        Mix_SetPostMix(nil, nil)
        // Shuts down the whole subsystem: only a new initialisation finds a sound server that comes back.
        AudioSubsystem.end { Mix_CloseAudio() }
        output.beds.end()
        isOpen = false
    }

    // MARK: - The voice

    var isSounding: Bool { music != nil && Mix_PlayingMusic() != 0 && Mix_PausedMusic() == 0 }
    var hasEnded: Bool { music != nil && Mix_PlayingMusic() == 0 && !isPaused }

    /// Queues a clip to play as soon as there is a device.
    func remember(_ sound: Sound, at start: Double) { (clip, position, isPaused) = (sound, start, false) }

    /// Starts a clip in place of any other; the previous sound fades out first.
    ///
    /// - Returns: its length in seconds, 0 if unknown.
    func begin(_ sound: Sound, at start: Double) throws -> Double {
        checkQueue()
        stop()
        clip = sound
        position = start
        isPaused = false
        music = try ahead.removeValue(forKey: sound) ?? open(sound)
        let length = music?.length ?? 0
        do { try self.start(at: start) } catch {
            endMusic()
            throw error
        }
        return length
    }

    func pause() {
        checkQueue()
        isPaused = true
        output.isSpeaking = false
        hushFoley()
        guard isSounding else { return }
        ramp.fadeOut(atMost: Self.longestFade)
        Mix_PauseMusic()
        ramp.open()
    }

    /// - Returns: false if the clip must be reopened.
    func resumeOpenClip() -> Bool {
        endPart()
        isPaused = false  // the end of a part is a pause
        guard music != nil else { return false }
        guard Mix_PlayingMusic() == 0 else {
            Mix_ResumeMusic()
            output.isSpeaking = true
            return true
        }
        return (try? start(at: position)) != nil  // on failure the clip is reopened, which reports why
    }

    /// Pauses the clip and plays it from `start`, until ``endPart(_:)``.
    ///
    /// - Returns: the number of this part.
    func sayAgain(_ sound: Sound, from start: Double) throws -> Int {
        let place = clip == sound && (music != nil || position > 0) ? partPlace ?? currentPosition : nil
        hushFoley()
        if isSounding { ramp.fadeOut(atMost: Self.longestFade) }
        if music != nil, clip == sound {
            ramp.open()
            try self.start(at: start)
        } else {
            _ = try begin(sound, at: start)
        }
        partCount += 1
        partPlace = place ?? .infinity
        return partCount
    }

    /// Whether this part is playing.
    func isSaying(_ part: Int) -> Bool { part == partCount && partPlace != nil && isSounding }

    /// Ends a part that is playing; the clip pauses where it was, or ends if it had ended.
    func endPart(_ number: Int? = nil) {
        guard number ?? partCount == partCount, let place = partPlace else { return }
        partPlace = nil
        guard place.isFinite else { return stop() }
        pause()
        Mix_HookMusicFinished(nil)
        Mix_HaltMusic()
        position = place
    }

    /// Starts the open clip, with a fade-in unless it starts at its beginning.
    private func start(at seconds: Double) throws {
        Mix_HookMusicFinished(nil)  // halting would call it
        Mix_HaltMusic()
        if let clip, let open = music, open.kind == .wav, seconds != open.skipped {
            // SDL_mixer 2.6 seeks only to whole seconds of a WAV, so the opened part starts later.
            music = nil
            Mix_FreeMusic(open.music)
            music = try self.open(clip, from: seconds)
        }
        guard let music else { return }
        setVolume()
        Self.hook.withLock { [ended] in $0 = ended }
        Mix_HookMusicFinished { ClipPlayer.hook.withLock { $0 }() }
        let place = seconds - music.skipped
        let status =
            seconds > 0 ? Mix_FadeInMusicPos(music.music, 1, 15, place) : Mix_PlayMusic(music.music, 1)
        guard status == 0 else { throw SDLError("cannot be played") }
        output.isSpeaking = true
    }

    /// An open device begins with full volume.
    private func setVolume() {
        guard isOpen else { return }
        Mix_VolumeMusic(Int32((gain * Double(MIX_MAX_VOLUME)).rounded()))
    }

    func stop() {
        checkQueue()
        hushFoley()
        if isSounding { ramp.fadeOut(atMost: Self.longestFade) }
        endMusic()
        forget()
    }

    /// The clip has ended.
    func forget() {
        endMusic()
        (clip, position, isPaused, partPlace) = (nil, 0, false, nil)
    }

    private func endMusic() {
        Mix_HookMusicFinished(nil)  // halting would call it
        if let music {
            Mix_HaltMusic()
            Mix_FreeMusic(music.music)
        }
        music = nil
        output.isSpeaking = false
        ramp.open()
    }

    // MARK: - Files

    /// Keeps exactly the clips of `sounds` open.
    func prepare(_ sounds: [Sound]) {
        checkQueue()
        guard isOpen else { return }
        for (sound, music) in ahead where !sounds.contains(sound) {
            Mix_FreeMusic(music.music)
            ahead[sound] = nil
        }
        // A clip that cannot be opened is reported when it is to be played.
        for sound in sounds where ahead[sound] == nil && sound != clip { ahead[sound] = try? open(sound) }
    }
}

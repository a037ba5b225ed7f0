/// A screen with its attention: the finger, the focus and the hold.
struct Scene<Content: Screen>: AnyScene {
    typealias Action = Content.Action

    var screen: Content
    /// The screen when time last moved on or an input asked for its places, with the attention since.
    ///
    /// It depends on the inputs and their ticks alone, not on how often somebody looks in between.
    var sight: Sight<Content>
    /// The screen as it is now; nil until somebody looks.
    var latest: Sight<Content>?
    var finger: FingerTrack?
    /// The place that is pressed, as it was when that began.
    var pressed: Frame<Action>.Hotspot?
    /// The last press of a finger.
    var press: Press<Action>?
    /// Whether the finger draws, so that it neither taps nor drags.
    var isDrawing = false
    /// The fingers of which a screen that hears all contacts knows, each with its latest contact.
    var heard: [Int64: Contact] = [:]
    var pen = Pen()
    var holdStart: Int?
    /// Whether the press has already acted, so that lifting the finger does nothing more.
    var hasActed = false
    private var window: Rect
    var breath = 0.0 { didSet { if breath != oldValue { latest = nil } } }
    /// Names the focused place; nil unless that is wished for.
    var spokenFocus: SpokenFocus?

    var now: Int {
        willSet { if newValue != now { settle() } }
        didSet { screen.now = now }
    }

    var language: Language {
        get { sight.language }
        set {
            guard newValue != sight.language else { return }
            sight.language = newValue
            latest = nil
        }
    }

    var glass: Glass {
        get { sight.glass }
        set {
            guard newValue != sight.glass else { return }
            sight.glass = newValue
            latest = nil
        }
    }

    init(_ screen: Content, _ entrance: Entrance) {
        self.screen = screen
        now = entrance.now
        window = entrance.window
        spokenFocus = entrance.isSpoken ? SpokenFocus() : nil
        sight = Sight(
            motion: entrance.motion, language: entrance.language, isScanned: entrance.isScanned, glass: entrance.glass)
        self.screen.now = now
        if let trace = entrance.trace as? Content.Trace { self.screen.resume(trace) }
        sight.update(to: self.screen, in: window, breath)
        sight.noteArrivals(now: entrance.isNew ? now : .min)
        if entrance.showsFocus { giveFocus(firstFocus, isWanted: false) } else { latest = sight }
    }

    /// The screen as it is now: drawn once, if ``draw()`` is called first.
    var present: Sight<Content> {
        if let latest { return latest }
        var present = sight
        present.update(to: screen, in: window, breath)
        return present
    }

    mutating func draw() { if latest == nil { latest = present } }

    /// Lets the places of the present moment count.
    private mutating func settle() {
        sight = present
        sight.noteArrivals(after: press, now: now)
        latest = sight
    }

    /// The places that inputs act on.
    var frame: Frame<Action> { sight.frame }
    var attention: Attention<Action> {
        get { sight.attention }
        set { sight.attention = newValue }
    }
    /// The focus when there has been none yet.
    private var firstFocus: Action? { sight.firstFocus(of: screen) }

    var picture: Picture {
        var picture = present.picture
        if pen.point != nil { picture.drawings += pen.drawings }
        return picture
    }
    var soon: Anticipation { present.frame.soon }
    var areas: [Rect] { present.frame.hotspots.filter(\.takesTouch).map(\.area) }
    var namedPlaces: [Show.NamedPlace] {
        present.frame.hotspots.filter(\.takesFocus).map { Show.NamedPlace(area: $0.area, label: $0.label) }
    }

    var rest: Rest {
        screen.rest.and(.whether(holdStart != nil || present.isMoving || pen.isMoving))
            .and(spokenFocus?.rest(at: now) ?? .still)
    }

    var isBusy: Bool { screen.isBusy }
    var isListening: Bool { screen.isListening }

    var isHeld: Bool { finger != nil || holdStart != nil || pen.isDown || !heard.isEmpty }

    // MARK: - Input

    func footing(at point: Point) -> Footing {
        let frame = present.frame
        if frame.hearsAllContacts { return .shared }
        if frame.isForDrawing(at: point) { return .drawing }
        if frame.keyboardArea?.contains(point) == true { return .key }
        return frame.hotspot(at: point).map { $0.hold > 0 || $0.lingering != nil } == true ? .holdable : .plain
    }

    mutating func take(_ input: Input) -> [Command] {
        let commands = answer(input)
        spokenFocus?.note(commands)
        return commands
    }

    private mutating func answer(_ input: Input) -> [Command] {
        if input == .window(window) { return [] }
        if asksForPlaces(input) { settle() }
        defer { latest = nil }
        switch input {
        case .reply(let reply):
            spokenFocus?.note(reply)
            return screen.receive(reply)
        case .window(let area):
            window = area
            screen.fit(Rooms(in: area))
            return []
        case .button(.scan): return press(.scan)
        case .thumbstick(let thumbstick):
            move(thumbstick)
            fallthrough
        default: screen.notice()
        }
        return switch input {
        case .contact(let contact): follow(contact)
        case .button(let button): push(button)
        case .buttonReleased: letGo()
        case .typed(let typing): type(typing)
        case .key, .thumbstick, .unfocused, .unplugged, .ripple, .reply, .window: []
        }
    }

    private mutating func follow(_ contact: Contact) -> [Command] {
        let dropped = contact.phase == .began ? draw(pen.drop(at: now)) : []
        if contact.phase == .began {
            isDrawing = frame.isForDrawing(at: contact.point) && !sight.hasGap(at: contact.point, touchedAt: now)
        }
        guard !isDrawing else { return dropped + mark(contact) }
        return switch contact.phase {
        case .began: dropped + press(contact.point)
        case .moved: drag(to: contact.point)
        case .ended: release(at: contact.point)
        case .lost: cancel()
        }
    }

    mutating func move(_ thumbstick: Input.Thumbstick) {
        guard let area = frame.drawingArea, finger == nil else { return }
        pen.push(thumbstick, in: area)
        if pen.point != nil { attention.showsFocus = false }
    }

    private mutating func draw(_ contact: Contact?) -> [Command] { contact.map { screen.mark($0) } ?? [] }

    mutating func mark(_ contact: Contact) -> [Command] {
        switch contact.phase {
        case .began:
            finger = FingerTrack(at: contact.point, tick: now, on: glass)
            attention.showsFocus = false
            sink(nil)
        case .moved: break
        case .ended, .lost: (finger, isDrawing) = (nil, false)
        }
        return screen.mark(contact)
    }

    mutating func tick() -> [Command] {
        sight.tick()
        defer { latest = nil }
        let commands = screen.tick() + draw(pen.tick(in: frame.drawingArea, at: now)) + keepHolding()
        spokenFocus?.note(commands)
        return commands + nameFocus()
    }

    /// Names the focused place, if that is due.
    private mutating func nameFocus() -> [Command] {
        guard spokenFocus?.isDue(at: now) == true, attention.showsFocus, !frame.isListening,
            let label = frame.hotspot(of: attention.focus)?.label
        else { return [] }
        return [.say(label.sounds(in: language))]
    }

    mutating func leave() -> [Command] { screen.leave() }

    var trace: (any Sendable)? { screen.trace }

    mutating func push(_ button: Input.Button) -> [Command] {
        if pen.point != nil {
            if button == .confirm { return draw(pen.press(at: now)) }
            return draw(pen.drop(at: now)) + press(button)
        }
        return press(button)
    }

    private mutating func press(_ button: Input.Button) -> [Command] {
        if button == .confirm, attention.showsFocus, let spot = frame.hotspot(of: attention.focus) {
            sink(spot)
            guard spot.hold == 0 else { return [] }
            hasActed = true
            return screen.perform(spot.action)
        }
        if [.nextPlace, .previousPlace, .scan].contains(button), frame.buttons[button] == nil {
            let here = frame.hotspot(of: attention.focus)?.action
            giveFocus(
                attention.showsFocus
                    ? frame.next(after: here, by: button == .previousPlace ? -1 : 1) : here ?? firstFocus,
                isWanted: button != .scan)
            return []
        }
        if frame.movesFocus(button), attention.showsFocus,
            let next = frame.neighbour(of: attention.focus, towards: button)
        {
            giveFocus(next)
            return []
        }
        if let action = frame.buttons[button] { return screen.perform(action) }
        if button.isArrow || button == .confirm, frame.hotspot(of: attention.focus) == nil || !attention.showsFocus {
            giveFocus(frame.hotspot(of: attention.focus)?.action ?? firstFocus)
        }
        return []
    }

    private mutating func letGo() -> [Command] {
        rise()
        return draw(pen.lift(at: now))
    }
}

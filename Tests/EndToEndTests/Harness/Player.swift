import Foundation
import Glibc
import Senses
import TestSupport

/// The real program, in a real window, with simulated user input.
final class Player {
    /// The folder of everything in this test: the tales, the state, the log, the sound.
    let folder: Folder
    let display: Display
    private(set) var child: Child
    private let arguments: [String]
    private let variables: [String: String]
    /// The window's place on the display.
    var window: Area

    /// Starts the program on a display.
    ///
    /// - Parameters:
    ///   - window: pixels; nil for the full screen.
    ///   - arguments: besides `--state`.
    init(
        in folder: Folder, on display: Display, window: (width: Int, height: Int)? = nil, _ arguments: [String] = [],
        environment: [String: String] = [:]
    ) throws {
        self.folder = folder
        self.display = display
        var arguments = arguments
        if !arguments.contains("--state") { arguments += ["--state", folder.file("state")] }
        if let window { arguments += ["--window", "\(window.width)x\(window.height)"] }
        let (width, height) = window ?? (display.width, display.height)
        self.window = Area(
            x: (display.width - width) / 2, y: (display.height - height) / 2, width: width, height: height)
        variables = Self.environment(in: folder, display: display.name).merging(environment) { $1 }
        self.arguments = arguments
        // The pointer must be over the window: without a window manager the keys go there.
        display.order("mousemove \(display.width / 2) \(display.height / 2)")
        child = try Self.start(arguments, variables, folder)
    }

    private static func start(_ arguments: [String], _ variables: [String: String], _ folder: Folder) throws -> Child {
        try Child(
            Places.program, arguments, environment: variables, output: folder.file("output"), errors: folder.file("log")
        )
    }

    static func environment(in folder: Folder, display: String?) -> [String: String] {
        var variables = [
            "PATH": "/usr/bin:/bin", "HOME": folder.path, "SDL_AUDIODRIVER": "dummy", "LANG": "C.UTF-8",
            "XDG_RUNTIME_DIR": folder.path,
        ]
        variables["DISPLAY"] = display
        return variables
    }

    /// Restarts the program after it has ended.
    ///
    /// Nothing seen, heard or pressed afterwards belongs to the previous run.
    func startAgain() async throws {
        try await display.handsRest()
        try await eventually("the window has gone") {
            [display[0, 0], color(800, 600), color(60, 60), color(1540, 1140)].allSatisfy { $0 == RGB(0, 0, 0) }
        }
        folder.forgetSound()
        child = try Self.start(arguments, variables, folder)
    }

    /// What the program has written to its log.
    var log: String { folder.text("log") }
    /// Its lines, without SDL's own about writing sound to a file.
    var logLines: [String] { log.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("CRITICAL:") } }

    // MARK: - Hands

    func key(_ name: String) { display.key(name) }

    /// Runs an action while the program is stopped, so that it cannot come too late.
    func whileFrozen(_ hands: () -> Void) async throws {
        child.signal(SIGSTOP)
        defer { child.signal(SIGCONT) }
        hands()
        try await display.handsRest()
    }

    /// Taps once the screen has settled.
    func tap(_ x: Double, _ y: Double) async throws {
        try await look()
        click(x, y)
    }

    /// Double-taps, as small hands do: the second tap comes before the first has been handled.
    func tapTwice(_ x: Double, _ y: Double) async throws {
        try await look()
        try await whileFrozen {
            click(x, y)
            click(x, y)
        }
    }

    /// Taps at once: for what has been visible for long.
    func click(_ x: Double, _ y: Double) {
        move(x, y)
        display.order("click 1")
    }

    /// Waits until the screen has been there for half a second of the program's own time: it ignores taps before.
    ///
    /// On a busy machine that time runs late where something moves.
    func look() async throws {
        let end = try await health().loop.ticks + 30
        var ticks = end - 30
        while ticks < end {
            pause(.seconds(end - ticks) / 60)
            ticks = try await health().loop.ticks
        }
    }

    /// Moves the pointer to a place of the stage.
    func move(_ x: Double, _ y: Double) {
        let (x, y) = pixel(x, y)
        display.order("mousemove \(x) \(y)")
    }

    func press() { display.order("mousedown 1") }
    func release() { display.order("mouseup 1") }

    /// Drags in small steps, as a finger does, and keeps the button pressed.
    func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double), steps: Int = 8) async throws {
        move(start.x, start.y)
        press()
        for step in 1...steps {
            let part = Double(step) / Double(steps)
            move(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
            pause(.milliseconds(16))
        }
    }

    /// Holds the link for grown-ups on the first screen until their page is there.
    func openGrownUps() async throws {
        move(700, 1110)
        press()
        try await isAt("grownups")
        release()
    }

    /// Passes the gate of the grown-ups' room to a page, by the keys that stand for its two corners.
    ///
    /// - Parameter isNew: whether nobody has chosen yet how it opens.
    func passGate(to route: String, isNew: Bool = true) async throws {
        if isNew {
            try await holdKeys(until: "grownups/gate/.choice\(route.dropFirst("grownups".count))")
            try await tap(800, 279)
        }
        try await holdKeys(until: route)
        // A touch beside everything hides the focus, which keys show.
        click(1580, 1180)
    }

    /// Holds the keys that open every gate but a PIN, also that before the first choice, until a page is there.
    func holdKeys(until route: String) async throws {
        try await look()
        for key in ["Prior", "Next"] { display.order("keydown \(key)") }
        try await isAt(route)
        for key in ["Prior", "Next"] { display.order("keyup \(key)") }
    }

    // MARK: - Questions

    /// The program's written health.
    struct Health: Decodable {
        struct Loop: Decodable {
            let wakeUps, ticks: Int
            let longestTurn, longestTurnInLastMinute: Double
        }
        struct Frames: Decodable { let painted: Int }
        struct Process: Decodable { let descriptors, threads: Int }
        let route: String
        let loop: Loop
        let frames: Frames
        let player: Process
    }

    /// Requests the program's health, and waits for it.
    func health() async throws -> Health {
        let file = folder.file("pasaka/health.json")
        unlink(file)
        child.signal(SIGUSR1)
        try await eventually("it tells how it is; log: \(log)") {
            try checkAlive()
            return access(file, F_OK) == 0
        }
        return try JSONDecoder().decode(Health.self, from: Data(contentsOf: URL(filePath: file)))
    }

    /// The process of one of the program's helpers; nil if none runs.
    func helper(_ name: String) -> pid_t? {
        let tasks = "/proc/\(child.process)/task"
        let children = Folder.names(at: tasks).flatMap { task in
            ((try? String(contentsOfFile: "\(tasks)/\(task)/children", encoding: .utf8)) ?? "").split(separator: " ")
        }
        return children.compactMap { pid_t($0) }.first { helper in
            // The kernel keeps 15 letters.
            (try? String(contentsOfFile: "/proc/\(helper)/comm", encoding: .utf8)) == "\(name.prefix(15))\n"
        }
    }

    /// Waits until the program has started, so that it can be asked.
    func isUp() async throws {
        try await eventually("it has started; log: \(log)") {
            try checkAlive()
            return access(folder.file("pasaka/player.lock"), F_OK) == 0
        }
    }

    /// Waits until the program is at a route.
    func isAt(_ route: String) async throws {
        let limit = ContinuousClock.now + patience
        var found = try await health().route
        while found != route {
            guard ContinuousClock.now < limit else {
                throw DidNotHappen(description: "\(route) is opened; it is at \(found), log: \(log)")
            }
            pause(.milliseconds(30))
            found = try await health().route
        }
    }

    // MARK: - Eyes

    /// The pixel of the display under a place of the stage.
    func pixel(_ x: Double, _ y: Double) -> (Int, Int) {
        let scale = min(Double(window.width) / 1600, Double(window.height) / 1200)
        let left = ((Double(window.width) - 1600 * scale) / 2).rounded(.down)
        let top = ((Double(window.height) - 1200 * scale) / 2).rounded(.down)
        return (
            min(window.x + window.width - 1, window.x + Int(left + x * scale)),
            min(window.y + window.height - 1, window.y + Int(top + y * scale))
        )
    }

    /// The colour at a place of the stage.
    func color(_ x: Double, _ y: Double) -> RGB {
        let (x, y) = pixel(x, y)
        return display[x, y]
    }

    var picture: Picture { display.picture(of: window) }

    /// The pixels of an area of the stage, counted from the window's corner.
    func area(x: Double, y: Double, width: Double, height: Double) -> Area {
        let (left, top) = pixel(x, y)
        let (right, bottom) = pixel(x + width, y + height)
        return Area(x: left - window.x, y: top - window.y, width: right - left, height: bottom - top)
    }

    /// Waits until the middle of the stage has the colour of a slide of a ``Pack``.
    func shows(slide number: Int) async throws {
        try await eventually(
            "slide \(number) \(Pack.color(number)) is shown; the middle is \(color(800, 600)), log: \(log)"
        ) {
            try checkAlive()
            return color(800, 600).isClose(to: Pack.color(number))
        }
        try await isWhole()
    }

    /// Waits until the picture that has been seen is there to its last row: the display takes it in one go, but may be
    /// interrupted in it.
    func isWhole() async throws { try await display.handsRest() }

    /// Waits until all earlier input has been handled and painted: F1 opens and closes the overlay.
    func catchUp() async throws {
        try await opensOverlay()
        key("F1")
        try await eventually("the overlay closes; log: \(log)") { !isOverlayOpen }
        try await isWhole()
    }

    /// Opens the overlay and waits for it.
    func opensOverlay() async throws {
        key("F1")
        try await eventually("the overlay opens; log: \(log)") {
            try checkAlive()
            return isOverlayOpen
        }
        try await isWhole()
    }

    /// The overlay's sheet is nearly black, whatever is below it.
    var isOverlayOpen: Bool {
        let one = color(30, 60), other = color(1140, 60)
        return [one, other].allSatisfy { max($0.red, $0.green, $0.blue) < 70 }
    }

    func checkAlive() throws {
        guard child.ending == nil else {
            throw DidNotHappen(description: "the program stays alive; \(String(describing: child.ending)), log: \(log)")
        }
    }
}

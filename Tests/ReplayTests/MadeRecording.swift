import Engine

extension Recording {
    /// A run of which the inputs may be given in any order.
    ///
    /// - Parameter end: the tick at which it ends.
    init(_ world: World, at route: Route = .home, until end: Int, _ inputs: (inout Recording) -> Void) {
        var unsorted = Recording(start: world, route: route)
        inputs(&unsorted)
        self.init(start: world, route: route)
        for event in unsorted.events.sorted(by: { $0.tick < $1.tick }) { append(event.input, at: event.tick) }
        self.end(at: end)
    }

    /// A key that is pressed and let go.
    mutating func strike(_ button: Input.Button?, at tick: Int) {
        append(.key(Input.Key(button)), at: tick)
        append(.key(Input.Key(button, .released)), at: tick + 6)
    }
}

extension World {
    /// The same world, of which something is different.
    func changed(_ change: (inout World) -> Void) -> World {
        var world = self
        change(&world)
        return world
    }

    /// An upright window.
    static let uprightWindow = Letterbox(window: Size(width: 360, height: 576)).view
}

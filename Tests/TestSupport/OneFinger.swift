import Engine

/// One finger: where it comes down, goes and is lifted.
extension Input {
    public static func press(_ point: Point) -> Input { finger(.began, point) }
    public static func drag(_ point: Point) -> Input { finger(.moved, point) }
    public static func release(_ point: Point) -> Input { finger(.ended, point) }
    /// The loss of the finger: the gesture is cancelled without effect.
    public static var cancel: Input { finger(.lost, .zero) }
    /// A key without a meaning of its own.
    public static var stir: Input { .key(Key(nil)) }

    private static func finger(_ phase: Contact.Phase, _ point: Point) -> Input {
        .contact(Contact(phase, 1, at: point, milliseconds: 0))
    }
}

/// Whether a letter was drawn as it is taught.
struct TaughtOrder {
    init(_ guide: Guide) {}
    func isKept(by ink: Ink) -> Bool { true }
}

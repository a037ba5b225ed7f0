import Engine

/// What a tale that was heard to its end brings to home.
enum TaleKeepsake {
    /// The figures of the shipped tales, by home's names for them.
    private static let figures = [
        "kakisa_dzirnavas": "cat", "kukulitis": "loaf", "racenis": "turnip", "sarkangalvite": "basket",
        "tris_siventini": "pig", "vecisa_cimdins": "mouse",
    ]

    static func growth(of tale: String) -> Growth {
        Growth(from: Route("stories/\(tale)"), figures[tale].map(Growth.Kind.figure) ?? .keepsake)
    }
}

import Engine

// What grown-ups have decided about tales.

extension Setting where Value == Int {
    /// The most wolves of scariness that a tale may have to be shown.
    package static var mostWolves: Self { Self("mostWolves", 3, .number(0...3, step: 1)) }
}

extension Setting where Value == [String] {
    /// The ids of tales that are not shown.
    package static var hiddenTales: Self { Self("hiddenTales", [], .list) }
    /// The ids of the tales that come first on the shelf, in this order.
    package static var firstTales: Self { Self("firstTales", [], .list) }
    /// The shelves to which tales were moved in the bookcase: `id/shelf`, or `id/` for the shelf of their language.
    package static var movedTales: Self { Self("movedTales", [], .list) }
}

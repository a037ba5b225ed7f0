import Engine

/// The addresses of a tale's pages, for activities that lead to one another.
package enum TaleRoutes {
    /// The tales that grown-ups tell; `grownups/tales/racenis` asks who tells that one.
    package static let tellings = Route("grownups/tales")
    /// The last part of the route to the page on which a tale is written onto a stick,
    /// `grownups/tales/racenis/.save`: no telling's name begins with a dot.
    package static let saving = ".save"
}

import Engine

/// The routes of a tale's pages, for activities that link to each other.
package enum TaleRoutes {
    /// The tales to record; `grownups/tales/racenis` asks for the teller of that one.
    package static let tellings = Route("grownups/tales")
    /// The last part of the route to a tale's export page,
    /// `grownups/tales/racenis/.save`: no telling's name starts with a dot.
    package static let saving = ".save"
}

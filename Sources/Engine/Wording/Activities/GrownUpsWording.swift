/// What the page for grown-ups says.
public enum GrownUpsWording: Hashable, Sendable {
    case whatTitle, what
    case addTitle
    case add(folder: String)
    case placeTitle
    case place(file: String)
    case aboutTitle
    case about(version: String)
}

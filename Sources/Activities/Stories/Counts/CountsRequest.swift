import Engine

/// What the page of counts asks for.
enum CountsRequest: Request {
    /// Saves a table to the stick in a folder.
    case save(table: String, place: String)
}

/// How saving the table has gone.
struct CountsAnswer: Answer {
    static let name = "counts-news"
    /// Its place on the stick; nil if nothing was saved.
    let file: String?
}

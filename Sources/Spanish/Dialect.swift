/// The people whose Spanish is meant.
public enum Dialect: String, Codable, CaseIterable, Sendable {
    case spain, mexico, argentina, colombia
}

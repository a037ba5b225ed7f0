import Engine

/// The player's health, without names.
struct RedactedHealth: Encodable {
    private var health: Health
    private let log, problems: [String]

    init(_ health: Health, _ redaction: inout Redaction) {
        self.health = health
        log = health.log.map { redaction.line($0) }
        problems = health.problems.map { redaction.line($0) }
        self.health.route = redaction.route(Route(health.route)).description
        self.health.written = health.written.filter { "0123456789-:T+".contains($0) }
        self.health.version = health.version.filter { "0123456789.".contains($0) }
        self.health.sound = redaction.name(health.sound, .library)
        self.health.screen.renderer = redaction.name(health.screen.renderer, .library)
        self.health.screen.videoDriver = redaction.name(health.screen.videoDriver, .library)
        self.health.log = []
        self.health.problems = []
    }

    private enum Key: CodingKey { case log, problems }

    func encode(to encoder: any Encoder) throws {
        try health.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(log, forKey: .log)
        try container.encode(problems, forKey: .problems)
    }
}

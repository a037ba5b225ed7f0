import Engine

extension Activity {
    /// The hearing guard: `grownups/hearing` shows how much sound this machine has made in seven days.
    public static let hearing: Activity = {
        var activity = Activity(names: ["hearing", "grownups"]) { route, world, _ in
            route == HearingService.route ? HearingScreen(world: world) : nil
        }
        activity.addresses = ["grownups/hearing"]
        // How much is listened to is nobody else's business.
        activity.documents = [DocumentKind(HearingRecord.self, .always(HearingRecord()))]
        activity.settings = [Setting.meterReading.kind]
        activity.answers = [AnswerKind(HearingAnswer.self) { answer, _ in answer }]
        activity.services = { host in [HearingService(host)] }
        activity.rows = { world in
            var row = Row(world.text(.hearingGuard), "interface/icon-hearing.svg", to: HearingService.route)
            (row.group, row.order) = (.tales, 40)
            return [row]
        }
        activity.disclosure.interfaceWords = ["hearing", "noise"]
        activity.disclosure.part = { parts, place, _ in place == 1 && parts[1] == "hearing" ? parts[1] : nil }
        return activity
    }()
}

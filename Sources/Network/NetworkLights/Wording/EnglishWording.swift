extension PageWords {
    private static func counted(_ number: Int, _ one: String, _ many: String) -> String {
        "\(number) \(number == 1 ? one : many)"
    }

    static let english = PageWords(
        language: "In English", title: "Kiosk lights", made: "Made on", summary: "Summary",
        kiosks: "Kiosks", tales: "Tales on all kiosks", files: "Tables", noKiosks: "No kiosk has sent a report yet.",
        kiosk: "Kiosk", lights: "Lights", heard: "Last heard", version: "Version", pilot: "pilot",
        advice: "What to do", more: "More",
        subjects: ["Picture", "Sound", "Touch", "Space", "Tales", "Updates", "Network", "Other"],
        signals: ["green", "amber", "red"],
        meanings: ["all right", "check it some day", "act now"],
        troubles: [
            "Red light", "Silent for three days or more", "Amber light", "Behind the network",
            "Crashed on its last day",
            "All right",
        ],
        allGreen: "all green", noNews: "no news", unknownCode: "This page does not know the code yet; see the manual.",
        never: "never",
        today: "today", yesterday: "yesterday",
        daysAgo: sayDaysAgo,
        unheard: "Not heard of yet. Check that the kiosk is on and has joined the network.",
        silent: saySilent,
        behind: sayBehind,
        crashed: sayCrashed,
        id: "Id", machine: "Machine's name", free: "Free space", number: "Network's number", lastDay: "Last day",
        starts: "starts",
        crashes: "crashes", days: "The last 60 days", noDays: "There are no reports of these days.",
        talesHere: "Tales on this kiosk",
        chart: sayChart,
        tale: "Tale", begun: "begun", heardOut: "heard out", leafed: "leafed", onKiosks: "on kiosks",
        sinceStart: "How often, since counting began",
        others: sayOthers,
        skipped: saySkipped,
        flood: sayFlood,
        closing: sayClosing)

    private static func sayDaysAgo(_ days: Int) -> String {
        "\(days) days ago"
    }

    private static func saySilent(_ days: Int) -> String {
        "Silent for \(counted(days, "day", "days")). Call: is the kiosk on, and has it internet?"
    }

    private static func sayBehind(_ has: Int, _ wanted: Int) -> String {
        "Follows number \(has), but there is \(wanted). Leave the kiosk on for a night, or take a stick there."
    }

    private static func sayCrashed(_ times: Int) -> String {
        "Crashed \(counted(times, "time", "times")) on its last day. If it does again, send pasaka report."
    }

    private static func sayChart(_ days: Int, _ reds: Int, _ ambers: Int, _ starts: Int, _ crashes: Int) -> String {
        let runs = "\(counted(starts, "start", "starts")), \(counted(crashes, "crash", "crashes"))"
        return "Reports of \(counted(days, "day", "days")): red on \(reds), amber on \(ambers); \(runs)."
    }

    private static func sayOthers(_ tales: Int) -> String {
        "\(counted(tales, "more tale is", "more tales are")) in tales.csv."
    }

    private static func saySkipped(_ files: Int) -> String {
        counted(files, "file is no report and was left out.", "files are no reports and were left out.")
    }

    private static func sayFlood(_ folder: String) -> String {
        "There is more in \(folder) than kiosks send, so only a part was looked at. Remove what is not theirs."
    }

    private static func sayClosing(_ kiosks: Int, _ troubled: Int) -> String {
        "\(counted(kiosks, "kiosk", "kiosks")), \(troubled) in trouble"
    }
}

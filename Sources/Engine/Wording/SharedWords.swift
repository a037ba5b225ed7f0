/// What several pages say.
extension Wording {
    public static let start = Self("Sākt", "Start")
    /// The line below a door that opens when it is held.
    public static let holdTwoSeconds = Self("turiet nospiestu divas sekundes", "hold for two seconds")
    /// The row below those of a page: everything on it as it came.
    public static let resetSettings = Self("Atjaunot sākotnējos iestatījumus", "Reset this page")
    public static func percent(_ value: Int) -> Self { Self("\(value) %", "\(value) %") }
    public static let insertStick = Self("Iespraudiet zibatmiņu", "Insert a stick")
    public static let insertStickAnew = Self(
        "Izņemiet zibatmiņu un iespraudiet to vēlreiz", "Take the stick out and insert it again")
    public static let savingCounts = Self("Mirkli…", "One moment…")
    public static func countsSaved(file: String) -> Self { Self("Saglabāts failā „\(file)”.", "Saved as “\(file)”.") }
    public static let countsNotSaved = Self("Neizdevās. Paņemiet citu zibatmiņu.", "That failed. Take another stick.")
    /// The buttons of several pages.
    public static let add = Self("Pievienot", "Add")
    public static let save = Self("Saglabāt", "Save")
    public static let done = Self("Pabeigt", "Done")
    public static let cancel = Self("Atcelt", "Cancel")
    public static let tryAgain = Self("Mēģināt vēlreiz", "Try again")
}

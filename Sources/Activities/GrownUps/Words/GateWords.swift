import Engine

/// What the gate of the grown-ups' room says.
extension Wording {
    static let gate = Self("Tikai pieaugušajiem", "Grown-ups only")
    static let whyGate = Self(
        "Šeit pievieno pasakas un maina iestatījumus, tāpēc ienāk tikai pieaugušie.",
        "Tales are added and settings changed here, so only grown-ups come in.")
    static let gateSoFar = Self("Vispirms atveriet to tāpat kā līdz šim.", "First open it as you have so far.")
    static let unclaimedRoom = Self(
        "Šai istabai vēl nav PIN koda. To terminālī iestata tas, kurš rūpējas par ierīci:",
        "This room has no PIN yet. Who looks after this machine sets one in a terminal:")
    static let holdBothKeys = Self(
        "Trīs sekundes turiet abas atslēgas reizē", "Hold both keys at once for three seconds")
    static let holdKeysOfKeyboard = Self(
        "Ar tastatūru turiet Page Up un Page Down, ar spēļu pulti – abas augšējās pogas",
        "On a keyboard hold Page Up and Page Down, on a gamepad both shoulder buttons")
    static let enterPin = Self("Ievadiet PIN kodu", "Enter the PIN")
    static let wrongPin = Self("Kods nav pareizs. Mēģiniet vēlreiz", "That is not the PIN. Try again")
    /// A wait's line for who has forgotten the PIN.
    static let forgottenPin = Self(
        "Ja kods aizmirsts, jaunu terminālī iestata tas, kurš rūpējas par ierīci: sudo pasaka pin",
        "If the PIN is forgotten, the person who looks after this machine sets a new one in a terminal: sudo pasaka pin"
    )
    static let pinIsSet = Self("PIN kods ir iestatīts", "The PIN is set")
    static let addNumbers = Self("Cik tas ir kopā?", "What is the sum?")
    static let wrongSum = Self("Nav pareizi. Lūk, cits uzdevums", "Not right. Here is another one")
    static let pinCode = Self("PIN kods", "PIN")
    static let choosePin = Self("Izvēlieties četrus ciparus", "Choose four digits")
    static let repeatPin = Self("Ievadiet tos vēlreiz", "Enter them again")
    static let pinsDiffer = Self("Kodi atšķiras. Izvēlieties no jauna", "The PINs differ. Choose again")
    static let chooseGate = Self("Izvēlieties, kā pieaugušie atvērs šo istabu", "How will you open this room?")
    static let chooseGateRow = Self("Istabas atslēga", "Room lock")
    static let gateOfCorners = Self("Divas atslēgas", "Two keys")
    static let gateOfCornersNote = Self(
        "Trīs sekundes turēt pirkstus divos pretējos stūros", "Hold two opposite corners for three seconds")
    static let gateOfPin = Self("PIN kods", "PIN")
    static let gateOfPinNote = Self("Četri cipari", "Four digits")
    static let gateOfSum = Self("Saskaitīšana", "A sum")
    static let gateOfSumNote = Self("Saskaitīt divus skaitļus", "Add two numbers")
    /// Seconds until a PIN may be tried again.
    static func waitForPin(_ seconds: Int) -> Self {
        Self(
            "Par daudz kļūdu. Pagaidiet \(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)",
            "Too many mistakes. Wait \(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)")
    }
}

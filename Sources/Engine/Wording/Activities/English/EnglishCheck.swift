extension CheckWording {
    var inEnglish: String {
        switch self {
        case .greeting: "Good morning!"
        case .allRight: "all right"
        case .subject(let subject): subject.inEnglish
        case .remedy(let remedy): remedy.inEnglish
        case .finding(let finding): finding.inEnglish
        }
    }
}

extension CheckWording.Subject {
    fileprivate var inEnglish: String {
        switch self {
        case .picture: "Picture"
        case .sound: "Sound"
        case .touch: "Touch"
        case .space: "Disk space"
        case .tales: "Tales"
        case .memory: "Memory"
        case .clock: "Clock"
        case .saving: "Storage"
        case .sticks: "Stick"
        case .confinement: "Protection"
        case .boot: "Startup"
        case .activities: "Activities"
        }
    }
}

extension CheckWording.Remedy {
    fileprivate var inEnglish: String {
        switch self {
        case .loudspeaker: "Plug in the loudspeaker!"
        case .touch: "Plug in the screen's cable!"
        case .space: "Free some space!"
        case .clock: "Set the clock!"
        case .restart: "Switch it off and on!"
        case .keeper: "Call the technician!"
        }
    }
}

extension CheckWording.Finding {
    fileprivate var inEnglish: String {
        switch self {
        case .wrongPicture: "The sample picture does not appear as it should. Switch the device off and on."
        case .noFonts: "Fonts are missing. Install fonts-quicksand and fonts-sil-andika."
        case .otherFonts: "Some letters use a substitute font. Install fonts-quicksand and fonts-sil-andika."
        case .noDisplay: "The screen cannot be checked from here. Run the check in the graphical session."
        case .noSoundDevice:
            "There is no sound device. Plug in the loudspeaker and switch it on; the light turns green by itself."
        case .deafSoundDevice: "The sound device plays nothing. Pull out the loudspeaker and plug it in again."
        case .unheardSoundDevice: "The sound goes to a silent device. Remove SDL_AUDIODRIVER."
        case .noChirp: "The check's sound file cannot be read. Install Pasaka again."
        case .noTouchScreen:
            "No touchscreen, but a mouse or keyboard. If there should be a touchscreen, check its USB cable."
        case .noInput: "No touchscreen, mouse or keyboard. Plug in the screen's USB cable."
        case .unusedTouchScreen: "The session does not detect the touchscreen. Switch the device off and on."
        case .unknownInput: "Input devices cannot be checked from here. Touch the screen and see whether it responds."
        case .hardlyAnySpace:
            "The disk is full (less than 50 MB left). Remove tales or recordings that are no longer needed."
        case .littleSpace: "The disk is nearly full (less than 500 MB left)."
        case .noTales: "There is no tale. Install Pasaka again, or add tales."
        case .brokenTales: "Some tales cannot be read. Add them again, or remove them."
        case .tornTales: "Some tales lack pictures or sounds; `pasaka check` lists them."
        case .hardlyAnyMemory: "Memory is exhausted (less than 100 MB left). Switch the device off and on."
        case .littleMemory: "Memory is low (less than 200 MB left)."
        case .clockBehind: "The clock is set before the date of this program. Set it and replace its battery."
        case .clockAhead: "The clock is more than 20 years ahead. Set it."
        case .emptyClockBattery: "The clock's battery is empty. Replace it."
        case .nothingIsKept: "Nothing can be saved. Check that the folder is writable and the disk healthy."
        case .keptInMemory:
            "Progress is saved in memory only and is lost at power-off. Check the disk that should store it."
        case .keptBeside:
            "The state partition in `/etc/fstab` is not mounted; progress is saved elsewhere. Check that disk."
        case .sticksLeftAlone:
            "Three starts with a stick inserted ended within ten minutes, so sticks are ignored. Remove the "
                + "stick, check it on another computer, and insert it again."
        case .noLandlock: "The kernel lacks Landlock; the other protections still apply. Update the system."
        case .refusedCall:
            "A helper asked this machine for something that its sandbox refuses. Update Pasaka, or report it."
        case .openBootMenu:
            "The boot menu is not locked, so anyone with a keyboard can take over the machine. Run "
                + "`sudo pasaka-kiosk enable`."
        case .brokenActivity: "An activity lacks files; pasaka check lists them."
        case .noAnswer: "A check did not answer within eight seconds. Switch the device off and on."
        }
    }
}

import CSDL2
import Engine
import Glibc
import System

/// The available input devices, as reported by the window system and the kernel.
public nonisolated enum InputDevices {
    /// Devices by kind.
    public struct Count: Hashable, Sendable {
        public var touchScreens = 0, mice = 0, keyboards = 0
    }

    /// The number of touch devices found by SDL; nil without a display.
    ///
    /// Callable from any thread: SDL only reads a number.
    public static var touchDevices: Int? {
        SDL_WasInit(SDL_INIT_VIDEO) == 0 ? nil : Int(SDL_GetNumTouchDevices())
    }

    /// Reports changes of the kernel's devices a second later, when the window system also knows them.
    ///
    /// - Parameter changed: called on a background thread.
    public static func watch(changed: @escaping @Sendable () -> Void) -> FolderWatch? {
        FolderWatch(["/dev/input"], pause: 1_000, changed: changed)
    }

    /// The kernel's devices; nil if it reports none, as in a container.
    ///
    /// - Parameter folder: where the kernel lists them, each as `event<number>`.
    public static func count(in folder: String = "/sys/class/input") -> Count? {
        var (count, isThere) = (Count(), false)
        for number in 0..<64 {
            guard let device = Device(at: "\(folder)/event\(number)/device") else { continue }
            isThere = true
            if device.isTouchScreen { count.touchScreens += 1 }
            if device.isMouse { count.mice += 1 }
            if device.isKeyboard { count.keyboards += 1 }
        }
        return isThere ? count : nil
    }
}

/// One device's capabilities, by the kernel's numbers (linux/input-event-codes.h).
private nonisolated struct Device {
    private let keys, axes, properties: BitMap

    init?(at folder: String) {
        guard let keys = BitMap(file: "\(folder)/capabilities/key") else { return nil }
        self.keys = keys
        axes = BitMap(file: "\(folder)/capabilities/abs") ?? BitMap()
        properties = BitMap(file: "\(folder)/properties") ?? BitMap()
    }

    /// A direct-touch device (INPUT_PROP_DIRECT) with absolute positions: BTN_TOUCH, ABS_X.
    var isTouchScreen: Bool { properties[1] && keys[0x14a] && axes[0] }
    /// BTN_LEFT.
    var isMouse: Bool { keys[0x110] && !isTouchScreen }
    /// KEY_ENTER and KEY_SPACE; a power button has neither.
    var isKeyboard: Bool { keys[28] && keys[57] }
}

/// A bit set in the kernel's format: 64-bit words in hexadecimal, the highest first.
private nonisolated struct BitMap {
    private var words: [UInt64] = []

    init() {}

    init?(file: String) {
        guard let text = SystemFile.line(file) else { return nil }
        words = text.split(separator: " ").reversed().map { UInt64($0, radix: 16) ?? 0 }
    }

    subscript(bit: Int) -> Bool { bit / 64 < words.count && words[bit / 64] >> (bit % 64) & 1 == 1 }
}

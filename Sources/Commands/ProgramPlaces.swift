import Glibc
import Storage

/// The places of this program and of what is shipped with it.
public enum ProgramPlaces {
    /// The program itself.
    public static var executable: String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        return length > 0 ? String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self) : "pasaka"
    }

    /// The `assets` folder: beside the executable, in the package it was built from, or installed.
    public static func assets(executable: String = executable) -> String? {
        var folder = executable
        for _ in 0..<6 {
            folder = parent(of: folder)
            if OpenFolder.isFolder("\(folder)/assets/interface") { return "\(folder)/assets" }
        }
        return OpenFolder.isFolder("/usr/share/pasaka/interface") ? "/usr/share/pasaka" : nil
    }

    public static func parent(of path: String) -> String {
        let parent = path.split(separator: "/").dropLast().joined(separator: "/")
        return path.hasPrefix("/") ? "/" + parent : parent.isEmpty ? "." : parent
    }
}

import CLinux

/// The kernel's Landlock: a process gives up the file system, and the network where the kernel is new enough.
public enum Landlock {
    /// The version of the interface; 0 where the kernel lacks it or has it switched off.
    public static var abiVersion: Int { Int(landlock_abi_version()) }
}

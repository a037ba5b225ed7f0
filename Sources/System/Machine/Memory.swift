import CLinux

/// Keeps the heap from growing over months: large blocks return to the system when freed, and the threads
/// share two arenas.
///
/// Call once, before threads start.
public nonisolated func keepMemorySmall() {
    mallopt(M_MMAP_THRESHOLD, 1 << 20)
    mallopt(M_ARENA_MAX, 2)
}

/// Returns free heap memory to the system after heavy work, such as reading thousands of tales.
///
/// Takes milliseconds; safe on any thread.
public nonisolated func returnFreeMemory() { malloc_trim(0) }

/// Keeps the memory of picture decoding, except the pixels, for the next one: new memory costs a tenth of it.
///
/// Call once, in a dedicated process.
package nonisolated func keepMemoryForNextPicture() {
    mallopt(M_MMAP_THRESHOLD, 4 << 20)
    mallopt(M_TRIM_THRESHOLD, 4 << 20)
}

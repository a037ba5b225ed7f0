import CLinux

/// Keeps the heap from growing over months: large pieces go back to the system when they are freed, and the threads
/// share two arenas.
///
/// To be called once, before there are threads.
public nonisolated func keepMemorySmall() {
    mallopt(M_MMAP_THRESHOLD, 1 << 20)
    mallopt(M_ARENA_MAX, 2)
}

/// Gives back to the system what much work has left free between what it has kept, such as reading thousands of tales.
///
/// Takes milliseconds; safe on any thread.
public nonisolated func returnFreeMemory() { malloc_trim(0) }

/// Keeps what decoding a picture takes beside its pixels, for the next one: new memory costs as much as a tenth of it.
///
/// To be called once, in a process that has nothing else to do.
nonisolated func keepMemoryForNextPicture() {
    mallopt(M_MMAP_THRESHOLD, 4 << 20)
    mallopt(M_TRIM_THRESHOLD, 4 << 20)
}

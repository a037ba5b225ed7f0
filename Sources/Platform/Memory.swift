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

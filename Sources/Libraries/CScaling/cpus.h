#ifndef CPUS_H
#define CPUS_H

// Compiled twice: for every processor and for those with AVX2. The dynamic loader chooses. Such a function may not call
// one that takes or returns vectors: it calls one that does.
#if defined(__x86_64__) && !defined(ONE_PROCESSOR)  // a test compiles it so
#define FOR_EACH_CPU __attribute__((target_clones("avx2", "default")))
#else
#define FOR_EACH_CPU
#endif

// No vector crosses a function boundary: everything is inlined and compiled for the processor.
#pragma clang diagnostic ignored "-Wpsabi"
#define INLINE static inline __attribute__((always_inline))

#endif

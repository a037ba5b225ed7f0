// llama.cpp as kiosk/engine builds it, with the CPU's own arithmetic chosen at run time.
#pragma once
#include <llama.h>

// Has llama.cpp calculate with the fastest instructions that this CPU has; call it once, before a model is loaded.
//
// Returns their name, such as "avx2"; NULL if the CPU lacks even the least (SSE 4.2 on x86-64).
const char *pasaka_llama_use_cpu(void);

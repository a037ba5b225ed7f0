#pragma once
#include "ggml-backend.h"

// Has the variant used whose instructions are the fastest that this CPU has.
//
// Returns their name, such as "avx2"; NULL if the CPU lacks even the least (SSE 4.2 on x86-64).
const char *choose_cpu(void (*use)(ggml_backend_reg_t variant));

// Lets a calculation of whisper.cpp end.
#include "cpu.h"
#include "ggml-backend-impl.h"
#include "pasaka_whisper.h"

static ggml_backend_t (*make_backend)(ggml_backend_dev_t device, const char *parameters);
static bool (*is_cancelled)(void *data);
static void *cancelled_data;

void pasaka_whisper_stop_when(bool (*asked)(void *data), void *data) {
    is_cancelled = asked;
    cancelled_data = data;
}

static bool is_to_stop(void *unused) {
    (void)unused;
    return is_cancelled && is_cancelled(cancelled_data);
}

static ggml_backend_t make_stoppable_backend(ggml_backend_dev_t device, const char *parameters) {
    ggml_backend_t backend = make_backend(device, parameters);
    ggml_backend_set_abort_callback_t set = (ggml_backend_set_abort_callback_t)ggml_backend_reg_get_proc_address(
        ggml_backend_dev_backend_reg(device), "ggml_backend_set_abort_callback");
    if (backend && set) set(backend, is_to_stop, NULL);
    return backend;
}

// whisper.cpp passes its own abort callback to no backend, so each backend gets one where it is made.
static void use(ggml_backend_reg_t variant) {
    ggml_backend_dev_t device = ggml_backend_reg_dev_get(variant, 0);
    make_backend = device->iface.init_backend;
    device->iface.init_backend = make_stoppable_backend;
    ggml_backend_register(variant);
}

const char *pasaka_whisper_use_cpu(void) { return choose_cpu(use); }

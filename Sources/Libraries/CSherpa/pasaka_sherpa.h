// sherpa-onnx as its makers have built it, with onnxruntime beside it.
#pragma once
#include <sherpa-onnx/c-api/c-api.h>

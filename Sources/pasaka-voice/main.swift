import Synthesizer

SynthesizerMain.run()

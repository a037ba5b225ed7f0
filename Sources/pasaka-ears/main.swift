import Recogniser

RecogniserMain.run()

import Converter

ConverterMain.run()

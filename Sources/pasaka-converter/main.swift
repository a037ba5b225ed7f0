import Converter

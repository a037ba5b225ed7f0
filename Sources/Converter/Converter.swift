import Conversion

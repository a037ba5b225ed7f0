import Conversion
import Stories

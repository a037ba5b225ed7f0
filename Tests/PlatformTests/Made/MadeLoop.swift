import Foundation
import TestSupport

extension MadeSounds {
    /// Half a second of a tone of 480 Hz and an amplitude of 8000, as Opus in Ogg; its end leads into its start.
    static let loop: [UInt8] = Array(Data(base64Encoded: text) ?? Data())

    private static let text = """
        T2dnUwACAAAAAAAAAAAAAAAAAAAAAAIotXIBE09wdXNIZWFkAQE4AYC7AAAAAABPZ2dTAAAAAAAAAAAAAAAAAAABAAAASZW+VAEuT3B1c1Rh\
        Z3MGAAAAZmZtcGVnAQAAABQAAABlbmNvZGVyPUxhdmMgbGlib3B1c09nZ1MABPheAAAAAAAAAAAAAAIAAAC++LjcCbKVloh7fnp+wPuDSTO0\
        sG4CcuK1vSsncQy+ZWzDnQyD9EuEFQdihU0hy44nkysPTHDVmrbIG+9sLTMmdsFJ3HeAZ8qvxkTMXrF36yxlaAjlPxWWE/9lskJ8nLsD1G3k\
        pNk5zYwNbg7pvilTEv4sDZPoxxNGoyvwPP8rWoFpgE/rXJcstCploI+lrW2+SofunrbOF/Pg3NOUe/XD36YLolGNxbUIlwBOE+dznKECs3YO\
        mNSmwfdzdnE226X7gzAwvAtudnFJYXMtmn6+iRY59/JyqvSB9NXLotzpm7kIYhhyhC5HadJQawcN4y3dt9mlvXtrVxZyfuNTO/mQIyjrD909\
        4a65uDZgT2ct7vcd31m88EtqolAzCat5Ne+43/+lviWkrdxSnHFiGbK6QpM906y1Y4p8YuH+TAxpiQZNkwPh41RUNBtdkoIAvefPyRK1pfuD\
        MDC7qEd2Yl9t7hx5iFLzwgcMvEp4EJFQbiHHE0ajKfIM/ytag1RgT+tcukytLTi++6W8CywBkZo36BQjN8Wc2qRcwYR0osWI9d7gUM8TL1Bd\
        znKECs3XaZ41oL3czTiL7aW8C252cUlhc9rfvlTcSKaBO2bPrV8dYMyaRbnvj9FqQxDDlCFyDqdJNAYOJ15anbfZpZuDLiy9e2tXFBbzMTt5\
        ATjcL1mTN49QcOexL1h5jpG4vQ0XnvG66MqpYanHmfeOf2+lviWkrdxBR4PGD/oyv3VK3VdUsEi/As7n7MJZRSpUNGqSAb4dKZtQDiRSs6Ws\
        p5WK5bT4wbc38EqCcLD0q327d0nceYvJXTwoIyNAEyLtLpNXJPE+9aWbgygorW1L84GBjX6QmQJOZR6o7/QRAwbxtgssfAb3iahJQC2ZE7yn\
        uMX3pa1/SGUhrX9p3BIuwO+CWONNy0hgfIQxDDlCHIOpKlINcAw34d2cDaWwTcFWJ/BGyyKZNct3spHkCNgvO47vrN54JbVevGEwjdmzR3Gf\
        /6WbgykosaI0AUZb0Q/2iGH+CLoX2keGmtDlnb6mjQcCr1GdhjlMQBb0YJJSs6Wsp5WK5bM2+0YFoa5Ho9JtH7o7jndZXP8rWoNUaAgda5dK\
        CjJxPvWlrW1L84GBjTTZdBVCh/sCrff8gYNZ42CywJKT3iahJQXd1q7ynnGL56WbA61t0KnGKPBQy3YpKf8v4sO07pm4WpDEMOUIXIOpKlIN\
        YOBvw7s33aWwTcFWJ99qvfia80hIGVdhuLLe71M7vrN54JbUfXjCYTVufxdxn/elsaI0AUZb0R8ZgT4ZqgZ4dsj2icSVF9TRoOBnqM7DHlAl\
        M3owSSlbpZuDKCmsp5WK5bM2+0YFoa5Ho9JtH7o7jndZXP8rWoNUaAgda5dKCjJxPvWlrW1L84GBjTTZdBVCh/sCrff8gYNZ42CywJKT3iah\
        JQXd1q7ynnGL56WtbdCpxijwVNF9mrnzWtxnunnTNwtSGIYW7LLyDqSpRoDBwN+HOzfdpduDKkiwTcFWL9o0b+UhGe1tnUmVHfSqua0QejFa\
        pcgbnxWtVhQLWpQUNuxv/6W1CwJRNF0BMEK6KUSs/pRPJMQk4m/Ly6afpDf332T/HpVvTvAP1untposdZuduPEOm0m10qfHlNqRcsj1NGcvZ\
        3Kyn4fwKlOSf81p8EDnS80CW5WQftJ3Ux4u74nIv7m5nqlpWzbkDblr3ODYFdmLSlWEUhizoHuZvL2LO0BgOR4VOmgAgy4XcHxof+v16/PfT\
        1A==
        """
}

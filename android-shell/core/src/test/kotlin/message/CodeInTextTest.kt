package cl.luka.shell.core.message

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.ValueSource

class CodeInTextTest {
    @ParameterizedTest
    @ValueSource(
        strings = [
            "123456", " 123456\n", "123 456", "123-456", "123\u00a0456", "1 2 3 4 5 6",
            "Tu código Luka es 123456. Vence en 10 minutos.", "<#> 123456 es tu código\nFA+9qCX9VSu",
            "Luka: 123-456 (hasta las 14:30). Dudas: +56 2 2345 6789", "123456, otra vez 123456"
        ]
    )
    fun `Given a message with one code, however it is written, the code is found`(text: String) {
        assertEquals("123456", codeInText(text, 6))
    }

    @ParameterizedTest
    @ValueSource(
        strings = [
            "", "hola", "12345", "1234567", "4509 9535 6623 3704", "123456 o 654321", "+56912345678",
            "12345\u0666", "\u0661\u0662\u0663\u0664\u0665\u0666", "clave: 12345a6"
        ]
    )
    fun `Given no code or two, nothing is taken`(text: String) {
        assertNull(codeInText(text, 6))
    }

    @ParameterizedTest
    @ValueSource(ints = [4, 5, 6, 8, 10])
    fun `Given another length, only a code of that length is found`(length: Int) {
        val code = "9876543210".take(length)
        assertEquals(code, codeInText("Código: $code.", length))
        assertNull(codeInText("Código: ${code}1.", length))
    }
}

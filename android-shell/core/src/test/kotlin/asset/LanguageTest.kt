package cl.luka.shell.core.asset

import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonPrimitive
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.CsvSource

class LanguageTest {
    @ParameterizedTest
    @CsvSource("es-CL,es", "en-US,en", "vi-VN,es", "fr-FR,es", "'',es")
    fun `Given no choice, it is English on an English device and Spanish on any other`(
        device: String,
        expected: String
    ) = assertEquals(expected, languageOf(null, device))

    @Test
    fun `Given a choice, it is the chosen one, whatever the device's is`() {
        for (chosen in listOf("es", "en", "vi")) {
            assertEquals(chosen, languageOf(JsonPrimitive(chosen), "en-US"))
        }
    }

    @Test
    fun `Given what is no language, it is the device's`() {
        for (stored in listOf(JsonNull, JsonPrimitive("../x"), JsonPrimitive(1))) {
            assertEquals("en", languageOf(stored, "en-US"))
        }
    }
}

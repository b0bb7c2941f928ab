package cl.luka.shell.desktop

import cl.luka.shell.core.model.Contact
import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.model.PermissionState
import java.io.File
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.CsvSource

class OptionsTest {
    @Test
    fun `Given no options, the device is in Chile and has a window`() {
        val options = Options.parse(emptyList())
        assertEquals("es-CL" to "America/Santiago", options.locale to options.timezone)
        assertFalse(options.isHeadless)
        assertTrue(options.contacts.isNotEmpty())
    }

    @Test
    fun `Given options, each is parsed, and those that may be repeated are all kept`(@TempDir folder: File) {
        val contacts = File(folder, "contacts.json").apply { writeText("""[{"name":"Ana","phone":"9"}]""") }
        val given =
            listOf("--headless", "--locale", "vi", "--contacts", contacts.path, "--sandbox", "http://a/")
        val twice =
            listOf(
                "--permission",
                "sms=denied",
                "--permission",
                "camera=granted",
                "--map-origin",
                "https://b=http://c"
            )
        val options = Options.parse(given + twice)
        assertTrue(options.isHeadless)
        assertEquals("vi-VN", options.locale)
        assertEquals(listOf(Contact("Ana", "9")), options.contacts)
        assertEquals("http://a", options.sandbox)
        assertEquals(
            mapOf(
                PermissionName.SMS to PermissionState.DENIED,
                PermissionName.CAMERA to PermissionState.GRANTED
            ),
            options.permissions
        )
        assertEquals(mapOf("https://b" to "http://c"), options.mappedOrigins)
    }

    @ParameterizedTest
    @CsvSource(
        "--colour red,--colour",
        "--photo,--photo",
        "--photo /gone.jpg,/gone.jpg",
        "--permission tv=granted,tv"
    )
    fun `Given an invalid option, the error names it`(text: String, named: String) {
        val error = assertThrows(IllegalArgumentException::class.java) { Options.parse(text.split(" ")) }
        assertTrue(named in error.message.orEmpty())
    }
}

package cl.luka.shell.desktop

import cl.luka.shell.core.shape.Contact
import cl.luka.shell.core.shape.PermissionName
import cl.luka.shell.core.shape.PermissionState
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
    fun `Given no options, it is a phone in Chile with a window`() {
        val options = Options.read(emptyList())
        assertEquals("es-CL" to "America/Santiago", options.locale to options.timezone)
        assertFalse(options.isHeadless)
        assertTrue(options.contacts.isNotEmpty())
    }

    @Test
    fun `Given options, each is read, and those that may come twice are all kept`(@TempDir folder: File) {
        val contacts = File(folder, "contacts.json").apply { writeText("""[{"name":"Ana","phone":"9"}]""") }
        val given =
            listOf("--headless", "--locale", "vi", "--contacts", contacts.path, "--sandbox", "http://a/")
        val twice =
            listOf(
                "--permission",
                "sms=denied",
                "--permission",
                "camera=granted",
                "--stranger",
                "https://b=http://c"
            )
        val options = Options.read(given + twice)
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
        assertEquals(mapOf("https://b" to "http://c"), options.strangers)
    }

    @ParameterizedTest
    @CsvSource(
        "--colour red,--colour",
        "--photo,--photo",
        "--photo /gone.jpg,/gone.jpg",
        "--permission tv=granted,tv"
    )
    fun `Given what is no option, it is said which`(text: String, named: String) {
        val error = assertThrows(IllegalArgumentException::class.java) { Options.read(text.split(" ")) }
        assertTrue(named in error.message.orEmpty())
    }
}

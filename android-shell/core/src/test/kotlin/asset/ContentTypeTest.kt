package cl.luka.shell.core.asset

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

class ContentTypeTest {
    @Test
    fun `Given a name in any case and with dots, the last extension decides the type`() {
        assertEquals("font/woff2", contentTypeOf("media/hanken.latin.WOFF2").mime)
        assertEquals("text/plain", contentTypeOf("a.js/index.txt").mime)
    }

    @Test
    fun `Given an unknown extension, the type is application_octet-stream and never HTML`() {
        for (name in listOf("LICENSE", "a.exe", "html", "a.html/b", ".", "")) {
            assertEquals(ContentType("application/octet-stream"), contentTypeOf(name))
        }
    }
}

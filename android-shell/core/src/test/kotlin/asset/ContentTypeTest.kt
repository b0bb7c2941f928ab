package cl.luka.shell.core.asset

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

class ContentTypeTest {
    @Test
    fun `Given a name with any case or with dots, its last part tells the type`() {
        assertEquals("font/woff2", contentTypeOf("media/hanken.latin.WOFF2").mime)
        assertEquals("text/plain", contentTypeOf("a.js/index.txt").mime)
    }

    @Test
    fun `Given a name that tells nothing, it is bytes and never a page`() {
        for (name in listOf("LICENSE", "a.exe", "html", "a.html/b", ".", "")) {
            assertEquals(ContentType("application/octet-stream"), contentTypeOf(name))
        }
    }
}

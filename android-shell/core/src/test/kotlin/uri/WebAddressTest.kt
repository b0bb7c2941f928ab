package cl.luka.shell.core.uri

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Test

class WebAddressTest {
    @Test
    fun `Given an address, its origin is in lower case and without the usual port`() {
        assertEquals("https://a.cl", WebAddress.read("HTTPS://A.cl:443/B")?.origin)
        assertEquals("http://a.cl", WebAddress.read("http://a.cl:80")?.origin)
        assertEquals("https://a.cl:80", WebAddress.read("https://a.cl:80")?.origin)
        assertFalse(WebAddress.read("http://a.cl")?.isSecure ?: true)
    }

    @Test
    fun `Given query and fragment, the path is without them`() {
        assertEquals("/a/b", WebAddress.read("https://a.cl/a/b?c/d#e")?.path)
        assertEquals("/", WebAddress.read("https://a.cl")?.path)
        assertEquals("/", WebAddress.read("https://a.cl?b")?.path)
        assertEquals("/", WebAddress.read("https://a.cl#b?c")?.path)
    }

    @Test
    fun `Given what parsers read differently, it is no address`() {
        val texts =
            listOf(
                "", "a.cl", "https:a.cl", "https:///a.cl", "https://a.cl\\b", "https://a b.cl",
                "https://a@b.cl",
                "https://a.cl:", "https://a.cl:0", "https://a.cl:65536", "https://[::1]/",
                "https://a-.cl", "https://.a.cl",
                "https://a.cl\u2003/", "https://\uff41.cl", "ftp://a.cl", "https://a.cl/\ud83d"
            )
        for (text in texts) assertNull(WebAddress.read(text), text)
    }
}

package cl.luka.shell.core.uri

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class WebUrlTest {
    @Test
    fun `Given a URL, its origin is in lower case and without the default port`() {
        assertEquals("https://a.cl", WebUrl.parse("HTTPS://A.cl:443/B")?.origin)
        assertEquals("http://a.cl", WebUrl.parse("http://a.cl:80")?.origin)
        assertEquals("https://a.cl:80", WebUrl.parse("https://a.cl:80")?.origin)
        assertEquals("https://a.cl:1", WebUrl.parse("https://a.cl:1")?.origin)
        assertEquals("https://a.cl:65535", WebUrl.parse("https://a.cl:65535")?.origin)
        assertFalse(WebUrl.parse("http://a.cl")?.isSecure ?: true)
    }

    @Test
    fun `Given spaces, control characters, backslashes and surrogates, they are ambiguous`() {
        assertTrue("\u0000\u001f \\\u007f\u0085\u00a0\u2003\ud83d".all(::isAmbiguous))
        assertFalse("!/azAZ09~\u00a1ñ€".any(::isAmbiguous))
    }

    @Test
    fun `Given query and fragment, the path does not contain them`() {
        assertEquals("/a/b", WebUrl.parse("https://a.cl/a/b?c/d#e")?.path)
        assertEquals("/", WebUrl.parse("https://a.cl")?.path)
        assertEquals("/", WebUrl.parse("https://a.cl?b")?.path)
        assertEquals("/", WebUrl.parse("https://a.cl#b?c")?.path)
    }

    @Test
    fun `Given a text that parsers read differently, it is no URL`() {
        val texts =
            listOf(
                "", "a.cl", "https:a.cl", "https:///a.cl", "https://a.cl\\b", "https://a b.cl",
                "https://a@b.cl",
                "https://a.cl:", "https://a.cl:0", "https://a.cl:65536", "https://[::1]/",
                "https://a-.cl", "https://.a.cl",
                "https://a.cl\u2003/", "https://\uff41.cl", "ftp://a.cl", "https://a.cl/\ud83d"
            )
        for (text in texts) assertNull(WebUrl.parse(text), text)
    }
}

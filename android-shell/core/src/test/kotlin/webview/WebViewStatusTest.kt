package cl.luka.shell.core.webview

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.CsvSource

class WebViewStatusTest {
    @ParameterizedTest
    @CsvSource(
        "Version/4.0 Chrome/111.0.5563.58 Mobile Safari/537.36,SUPPORTED",
        "Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36,SUPPORTED",
        "Version/4.0 Chrome/110.0.5481.153 Mobile Safari/537.36,OUTDATED",
        "Version/4.0 Chrome/66.0.3359.158 Mobile Safari/537.36,OUTDATED",
        "Mozilla/5.0 AppleWebKit/534.30 Version/4.0 Mobile Safari,OUTDATED",
        "Chrome/99999999999.1,OUTDATED",
        "'',OUTDATED"
    )
    fun `Given the user agent of a WebView, an outdated one is recognized`(
        agent: String,
        expected: WebViewStatus
    ) {
        assertEquals(expected, WebViewStatus.of(agent))
    }

    @Test
    fun `Given no WebView, the status is missing`() {
        assertEquals(WebViewStatus.MISSING, WebViewStatus.of(null))
    }
}

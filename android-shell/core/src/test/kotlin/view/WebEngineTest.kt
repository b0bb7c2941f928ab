package cl.luka.shell.core.view

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.CsvSource

class WebEngineTest {
    @ParameterizedTest
    @CsvSource(
        "Version/4.0 Chrome/111.0.5563.58 Mobile Safari/537.36,FIT",
        "Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36,FIT",
        "Version/4.0 Chrome/110.0.5481.153 Mobile Safari/537.36,OLD",
        "Version/4.0 Chrome/66.0.3359.158 Mobile Safari/537.36,OLD",
        "Mozilla/5.0 AppleWebKit/534.30 Version/4.0 Mobile Safari,OLD",
        "Chrome/99999999999.1,OLD",
        "'',OLD"
    )
    fun `Given an old WebView, it is told apart from one that is new enough`(
        agent: String,
        expected: WebEngine
    ) {
        assertEquals(expected, WebEngine.of(agent))
    }

    @Test
    fun `Given no WebView at all, it is missing`() {
        assertEquals(WebEngine.MISSING, WebEngine.of(null))
    }
}

package cl.luka.shell.desktop.view

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.CsvSource

class OriginMapTest {
    private val originMap =
        OriginMap(
            "https://app.example",
            "http://127.0.0.1:1",
            mapOf("https://bank.example" to "http://127.0.0.1:2")
        )

    @ParameterizedTest
    @CsvSource(
        "https://app.example/api/app/home, http://127.0.0.1:1/api/app/home",
        "https://app.example/__sandbox/pay?payment=1#x, http://127.0.0.1:1/__sandbox/pay?payment=1",
        "https://app.example/index.html,",
        "https://app.example/apis,",
        "https://bank.example/pay?a=%20b, http://127.0.0.1:2/pay?a=%20b",
        "https://bank.example.evil.example/,",
        "about:blank,",
        "https://[,"
    )
    fun `Given a URL, it is mapped to loopback if it is of the API or of a mapped origin`(
        url: String,
        to: String?
    ) {
        assertEquals(to, originMap.map(url))
    }
}

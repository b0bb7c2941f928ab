package cl.luka.shell.core.navigation

import cl.luka.shell.core.navigation.NavigationDecision.Block
import cl.luka.shell.core.navigation.NavigationDecision.Load
import cl.luka.shell.core.navigation.NavigationDecision.OpenExternally
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

class NavigationPolicyTest {
    private val foreign = "https://example.cl/"

    @Test
    fun `Given the own origin, the main frame loads it`() {
        for (url in listOf(
            "https://app.luka.local/",
            "https://app.luka.local:443/#/pages",
            "HTTPS://APP.LUKA.LOCAL"
        )) {
            assertEquals(Load, main(url))
        }
    }

    @Test
    fun `Given a foreign page, the main frame stays and a user gesture opens it in another app`() {
        val target = ExternalTarget(ExternalAction.VIEW, foreign)
        assertEquals(OpenExternally(target), main(foreign, hasGesture = true))
        assertEquals(Block, main(foreign))
    }

    @Test
    fun `Given a URL that resembles the own origin, the main frame does not load it`() {
        val urls =
            listOf(
                "http://app.luka.local/",
                "https://app.luka.local.evil.cl/",
                "https://app.luka.local@evil.cl/",
                "https://app.luka.local\\@evil.cl/",
                "https://app.luka.local:8443/",
                "https://app.luka.local./",
                "//app.luka.local/",
                "https://evil.cl/https://app.luka.local/"
            )
        for (url in urls) assertEquals(Block, main(url), url)
    }

    @Test
    fun `Given a URL that is no page, the main frame does not load it, with or without a gesture`() {
        for (url in listOf(
            "about:blank",
            "data:text/html,a",
            "blob:$foreign",
            "javascript:1",
            "file:///a",
            "content://a"
        )) {
            assertEquals(Block, main(url))
            assertEquals(Block, main(url, hasGesture = true))
        }
    }

    @Test
    fun `Given a subframe, it loads secure pages and empty documents only`() {
        for (url in listOf(foreign, "https://app.luka.local/", "about:blank", "about:srcdoc")) {
            assertEquals(Load, frame(url))
        }
        for (url in listOf("http://example.cl/", "data:text/html,a", "file:///a", "about:config")) {
            assertEquals(Block, frame(url, hasGesture = true))
        }
    }

    @Test
    fun `Given a subframe with a link to another app, it needs a user gesture`() {
        assertEquals(Block, frame("tel:133"))
        val target = ExternalTarget(ExternalAction.DIAL, "tel:133")
        assertEquals(OpenExternally(target), frame("tel:133", hasGesture = true))
    }

    private fun main(url: String, hasGesture: Boolean = false) =
        NavigationPolicy.decide(Navigation(url, isMainFrame = true, hasGesture))

    private fun frame(url: String, hasGesture: Boolean = false) =
        NavigationPolicy.decide(Navigation(url, isMainFrame = false, hasGesture))
}

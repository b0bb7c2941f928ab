package cl.luka.shell.core.outside

import cl.luka.shell.core.outside.NavigationDecision.Leave
import cl.luka.shell.core.outside.NavigationDecision.Refuse
import cl.luka.shell.core.outside.NavigationDecision.Show
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

class NavigationPolicyTest {
    private val policy = NavigationPolicy("https://app.luka.local")
    private val foreign = "https://example.cl/"

    @Test
    fun `Given our own origin, the main frame goes there`() {
        for (url in listOf(
            "https://app.luka.local/",
            "https://app.luka.local:443/#/pages",
            "HTTPS://APP.LUKA.LOCAL"
        )) {
            assertEquals(Show, main(url))
        }
    }

    @Test
    fun `Given a page of somebody else's, the main frame stays and a touch opens it outside`() {
        assertEquals(Leave(OutsideTarget(OutsideAction.VIEW, foreign)), main(foreign, hasGesture = true))
        assertEquals(Refuse, main(foreign))
    }

    @Test
    fun `Given what only looks like our origin, the main frame does not go there`() {
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
        for (url in urls) assertEquals(Refuse, main(url), url)
    }

    @Test
    fun `Given what is no page, the main frame does not go there, with or without a touch`() {
        for (url in listOf(
            "about:blank",
            "data:text/html,a",
            "blob:$foreign",
            "javascript:1",
            "file:///a",
            "content://a"
        )) {
            assertEquals(Refuse, main(url))
            assertEquals(Refuse, main(url, hasGesture = true))
        }
    }

    @Test
    fun `Given a frame, it may show secure pages and empty ones`() {
        for (url in listOf(foreign, "https://app.luka.local/", "about:blank", "about:srcdoc")) {
            assertEquals(Show, frame(url))
        }
        for (url in listOf("http://example.cl/", "data:text/html,a", "file:///a", "about:config")) {
            assertEquals(Refuse, frame(url, hasGesture = true))
        }
    }

    @Test
    fun `Given a frame that wants another app, it needs a touch`() {
        assertEquals(Refuse, frame("tel:133"))
        assertEquals(Leave(OutsideTarget(OutsideAction.DIAL, "tel:133")), frame("tel:133", hasGesture = true))
    }

    private fun main(url: String, hasGesture: Boolean = false) =
        policy.decide(Navigation(url, isMainFrame = true, hasGesture))

    private fun frame(url: String, hasGesture: Boolean = false) =
        policy.decide(Navigation(url, isMainFrame = false, hasGesture))
}

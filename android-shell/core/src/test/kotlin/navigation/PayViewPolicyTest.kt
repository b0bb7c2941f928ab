package cl.luka.shell.core.navigation

import cl.luka.shell.core.navigation.NavigationDecision.Block
import cl.luka.shell.core.navigation.NavigationDecision.Load
import cl.luka.shell.core.navigation.NavigationDecision.OpenExternally
import cl.luka.shell.core.navigation.NavigationDecision.ReturnToApp
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class PayViewPolicyTest {
    private val policy = PayViewPolicy("https://app.luka.local")

    @Test
    fun `Given a secure page of another origin, a payment may begin with it`() {
        assertTrue(policy.mayOpen("https://pay.example.com/1"))
        for (url in listOf(
            "http://pay.example.com",
            "https://app.luka.local/",
            "javascript:1",
            "https://u@a.cl",
            ""
        )) {
            assertFalse(policy.mayOpen(url))
        }
    }

    @Test
    fun `Given a URL of the app, the payment returns to the app`() {
        val back = "https://app.luka.local/#/paid?ok=1"
        assertEquals(ReturnToApp(back), decide(back))
        assertEquals(Block, decide(back, isMainFrame = false))
    }

    @Test
    fun `Given secure pages, the view and its frames load them, and no others`() {
        assertEquals(Load, decide("https://bank.cl/3ds"))
        assertEquals(Load, decide("https://bank.cl/3ds", isMainFrame = false))
        assertEquals(Load, decide("about:blank", isMainFrame = false))
        for (url in listOf(
            "http://bank.cl/",
            "file:///a",
            "javascript:1",
            "about:blank",
            "data:text/html,a"
        )) {
            assertEquals(Block, decide(url, hasGesture = true), url)
        }
    }

    @Test
    fun `Given a link to another app, it opens after a user gesture only`() {
        val uri = "tel:6001234567"
        assertEquals(Block, decide(uri))
        assertEquals(OpenExternally(ExternalTarget(ExternalAction.DIAL, uri)), decide(uri, hasGesture = true))
    }

    private fun decide(url: String, isMainFrame: Boolean = true, hasGesture: Boolean = false) =
        policy.decide(Navigation(url, isMainFrame, hasGesture))
}

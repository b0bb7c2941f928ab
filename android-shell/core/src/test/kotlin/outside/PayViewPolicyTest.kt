package cl.luka.shell.core.outside

import cl.luka.shell.core.outside.NavigationDecision.Leave
import cl.luka.shell.core.outside.NavigationDecision.Refuse
import cl.luka.shell.core.outside.NavigationDecision.Return
import cl.luka.shell.core.outside.NavigationDecision.Show
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class PayViewPolicyTest {
    private val policy = PayViewPolicy("https://app.luka.local")

    @Test
    fun `Given a secure page of somebody else's, a payment may begin with it`() {
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
    fun `Given an address of the app, the payment is over and the view closes`() {
        val back = "https://app.luka.local/#/paid?ok=1"
        assertEquals(Return(back), decide(back))
        assertEquals(Refuse, decide(back, isMainFrame = false))
    }

    @Test
    fun `Given secure pages, the view shows them, in frames too, and no others`() {
        assertEquals(Show, decide("https://bank.cl/3ds"))
        assertEquals(Show, decide("https://bank.cl/3ds", isMainFrame = false))
        assertEquals(Show, decide("about:blank", isMainFrame = false))
        for (url in listOf(
            "http://bank.cl/",
            "file:///a",
            "javascript:1",
            "about:blank",
            "data:text/html,a"
        )) {
            assertEquals(Refuse, decide(url, hasGesture = true), url)
        }
    }

    @Test
    fun `Given the bank's own app, it opens by a touch alone`() {
        val uri = "tel:6001234567"
        assertEquals(Refuse, decide(uri))
        assertEquals(Leave(OutsideTarget(OutsideAction.DIAL, uri)), decide(uri, hasGesture = true))
    }

    private fun decide(url: String, isMainFrame: Boolean = true, hasGesture: Boolean = false) =
        policy.decide(Navigation(url, isMainFrame, hasGesture))
}

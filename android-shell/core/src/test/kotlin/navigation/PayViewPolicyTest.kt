package cl.luka.shell.core.navigation

import cl.luka.shell.core.navigation.NavigationDecision.Block
import cl.luka.shell.core.navigation.NavigationDecision.Load
import cl.luka.shell.core.navigation.NavigationDecision.LoadSecurely
import cl.luka.shell.core.navigation.NavigationDecision.OfferExternally
import cl.luka.shell.core.navigation.NavigationDecision.OpenExternally
import cl.luka.shell.core.navigation.NavigationDecision.ReturnToApp
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class PayViewPolicyTest {
    @Test
    fun `Given a secure page of another origin, a payment may begin with it`() {
        assertTrue(PayViewPolicy.mayOpen("https://pay.example.com/1"))
        for (url in listOf(
            "http://pay.example.com",
            "https://app.luka.local/",
            "javascript:1",
            "https://u@a.cl",
            ""
        )) {
            assertFalse(PayViewPolicy.mayOpen(url))
        }
    }

    @Test
    fun `Given an address of this device or of a local network, no payment begins with it or leads there`() {
        for (host in listOf(
            "10.0.0.1", "127.0.0.1", "192.168.1.1", "8.8.8.8", "2130706433", "0x7f.0x0.0x0.0x1", "localhost",
            "a.localhost", "router", "nas.local", "printer.lan", "db.internal", "fritz.home"
        )) {
            for (url in listOf("https://$host/pay", "https://$host:8443/", "http://$host/")) {
                assertFalse(PayViewPolicy.mayOpen(url), url)
                assertEquals(Block, decide(url), url)
                assertEquals(Block, decide(url, isMainFrame = false), url)
            }
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
            "file:///a",
            "javascript:1",
            "about:blank",
            "data:text/html,a"
        )) {
            assertEquals(Block, decide(url, hasGesture = true), url)
        }
    }

    @Test
    fun `Given an http page, the view loads it by https, and its frames do not load it`() {
        assertEquals(LoadSecurely("https://bank.cl/a?b#c"), decide("http://bank.cl:80/a?b#c"))
        assertEquals(Block, decide("http://bank.cl/", isMainFrame = false))
    }

    @Test
    fun `Given a payment that returns to the app by http, it returns`() {
        assertEquals(ReturnToApp("https://app.luka.local/#/paid"), decide("http://app.luka.local/#/paid"))
        assertEquals(
            LoadSecurely("https://app.luka.local.evil.cl/"),
            decide("http://app.luka.local.evil.cl/")
        )
    }

    @Test
    fun `Given a link to another app, it opens after a gesture and is offered without one, not to frames`() {
        val uri = "tel:6001234567"
        val target = ExternalTarget(ExternalAction.DIAL, uri)
        assertEquals(OpenExternally(target), decide(uri, hasGesture = true))
        assertEquals(OfferExternally(target), decide(uri))
        assertEquals(Block, decide(uri, isMainFrame = false))
    }

    @Test
    fun `Given a link to a listed payment app, it opens, also as an intent, and no other app does`() {
        for (scheme in listOf("khipu", "machapp")) {
            val target = ExternalTarget(ExternalAction.VIEW, "$scheme:///pos/1?a=b#c")
            assertEquals(OpenExternally(target), decide(target.uri, hasGesture = true))
            val intent = "intent:///pos/1?a=b#Intent;scheme=$scheme;package=cl.app;end"
            val byIntent = ExternalTarget(ExternalAction.VIEW, "$scheme:///pos/1?a=b", "cl.app")
            assertEquals(OpenExternally(byIntent), decide(intent, hasGesture = true))
        }
        assertEquals(Block, decide("unknownbank://pay/1", hasGesture = true))
        assertEquals(Block, decide("intent://a#Intent;scheme=unknownbank;end", hasGesture = true))
    }

    @Test
    fun `Given a link of a payment app outside of the pay view, it opens nothing`() {
        assertEquals(null, ExternalLinkPolicy().targetOf("khipu:///pos/1"))
    }

    private fun decide(url: String, isMainFrame: Boolean = true, hasGesture: Boolean = false) =
        PayViewPolicy.decide(Navigation(url, isMainFrame, hasGesture))
}

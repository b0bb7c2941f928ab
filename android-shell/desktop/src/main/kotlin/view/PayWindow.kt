package cl.luka.shell.desktop.view

import cl.luka.shell.core.navigation.Navigation
import cl.luka.shell.core.navigation.NavigationDecision
import cl.luka.shell.core.navigation.PayViewPolicy
import cl.luka.shell.desktop.cdp.CdpSession
import kotlinx.serialization.json.addJsonObject
import kotlinx.serialization.json.put
import kotlinx.serialization.json.putJsonArray

/** The pay view: a page of Chromium without a bridge that cannot load the app. */
class PayWindow internal constructor(
    private val config: WebViewConfig,
    private val session: CdpSession,
    /** Chromium's target id of the page. */
    val targetId: String,
    /** The payment returned to that URL of the app. */
    private val onReturn: (String) -> Unit
) {
    /** Loads the payment page. */
    internal fun open(url: String) {
        session.on("Fetch.requestPaused") { event -> handle(PausedRequest(session, event)) }
        session.send("Page.enable")
        config.emulation.apply(session)
        session.send("Fetch.enable") {
            putJsonArray("patterns") { addJsonObject { put("urlPattern", "*") } }
        }
        session.send("Page.navigate") { put("url", url) }
    }

    private fun handle(request: PausedRequest) {
        val isMainFrame = request.frameId == targetId
        when (val decision = PayViewPolicy.decide(Navigation(request.url, isMainFrame, hasGesture = false))) {
            is NavigationDecision.ReturnToApp -> {
                request.block()
                onReturn(decision.url)
            }
            is NavigationDecision.LoadSecurely ->
                if (request.isDocument) {
                    request.block()
                    session.send("Page.navigate") { put("url", decision.url) }
                } else {
                    request.continueUnchanged()
                }
            NavigationDecision.Load ->
                config.originMap.map(request.url)?.let(request::continueAt) ?: request.continueUnchanged()
            // A desktop has no apps that a payment page opens.
            is NavigationDecision.OpenExternally, is NavigationDecision.OfferExternally,
            NavigationDecision.Block ->
                if (request.isDocument) request.block() else request.continueUnchanged()
        }
    }
}

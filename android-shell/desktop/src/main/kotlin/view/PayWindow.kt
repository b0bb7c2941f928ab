package cl.luka.shell.desktop.view

import cl.luka.shell.core.message.text
import cl.luka.shell.core.outside.Navigation
import cl.luka.shell.core.outside.NavigationDecision
import cl.luka.shell.core.outside.OutsideTarget
import cl.luka.shell.core.outside.PayViewPolicy
import cl.luka.shell.desktop.cdp.CdpSession
import kotlinx.serialization.json.addJsonObject
import kotlinx.serialization.json.put
import kotlinx.serialization.json.putJsonArray

/** What a [PayWindow] is made of. */
class PayWindowParts(
    val origin: String,
    val detours: Detours,
    val looks: Looks,
    val leave: (OutsideTarget) -> Unit,
    /** The payment led back to that address of the app. */
    val returned: (String) -> Unit
)

/** The pay view: a page of its own that has no bridge and cannot show the app. */
class PayWindow internal constructor(
    private val parts: PayWindowParts,
    private val session: CdpSession,
    /** Chromium's id of the page. */
    val targetId: String
) {
    private val policy = PayViewPolicy(parts.origin)

    /** Goes to the page of the payment. */
    internal fun open(url: String) {
        session.on("Fetch.requestPaused") { event -> answer(PausedRequest(session, event)) }
        session.send("Page.enable")
        parts.looks.apply(session)
        session.send("Fetch.enable") {
            putJsonArray("patterns") { addJsonObject { put("urlPattern", "*") } }
        }
        session.send("Page.navigate") { put("url", url) }
    }

    private fun answer(paused: PausedRequest) {
        val isMainFrame = paused.frameId == targetId
        when (val decision = policy.decide(Navigation(paused.url, isMainFrame, hasGesture = false))) {
            is NavigationDecision.Return -> {
                paused.refuse()
                parts.returned(decision.url)
            }
            is NavigationDecision.Leave -> {
                paused.refuse()
                parts.leave(decision.target)
            }
            NavigationDecision.Show -> paused.goOnBy(parts.detours)
            NavigationDecision.Refuse -> if (paused.isPage) paused.refuse() else paused.goOn()
        }
    }
}

package cl.luka.shell.desktop.view

import cl.luka.shell.core.asset.AssetServer
import cl.luka.shell.core.message.text
import cl.luka.shell.core.outside.Navigation
import cl.luka.shell.core.outside.NavigationDecision
import cl.luka.shell.core.outside.NavigationPolicy
import cl.luka.shell.core.outside.OutsideTarget
import cl.luka.shell.core.port.Page
import cl.luka.shell.desktop.cdp.CdpConnection
import cl.luka.shell.desktop.cdp.CdpException
import cl.luka.shell.desktop.cdp.CdpSession
import cl.luka.shell.desktop.cdp.daemon
import java.util.concurrent.CompletableFuture
import java.util.concurrent.TimeUnit
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.put

private const val RECOVERY_SECONDS = 20L

/** What a [ViewHost] is made of. */
class HostParts(
    val origin: String,
    val assets: AssetServer,
    val detours: Detours,
    val looks: Looks,
    val receive: (String) -> Unit,
    val leave: (OutsideTarget) -> Unit,
    /** Chromium has gone, or its window was closed. */
    val closed: () -> Unit
)

/** What an activity is for the web view: it builds it, builds it anew where it died, and opens pay views. */
class ViewHost(private val chromium: Chromium, private val parts: HostParts) :
    Page,
    AutoCloseable {
    private val builder = daemon("views")
    private val connection = CdpConnection(chromium.address, ::onGone)
    private val viewParts =
        parts.run { ViewParts(origin, assets, detours, looks, receive, leave, ::onCrashed) }
    private var recovery = CompletableFuture<AppView>()

    @Volatile
    private var isOpen = true

    /** What is on show; null before [start], and for the moment in which a dead one is replaced. */
    @Volatile
    var view: AppView? = null
        private set

    /** Where Chromium's remote port is, for others who attach beside us. */
    val remotePort: String = "http://127.0.0.1:${chromium.address.port}"

    /** Opens the app at [url]. */
    fun start(url: String) {
        val browser = connection.browser
        browser.on("Target.targetCreated") { event -> onNewTarget(event.getValue("targetInfo").jsonObject) }
        browser.on("Target.targetDestroyed") { event ->
            if (event.text("targetId") == view?.targetId && isOpen) parts.closed()
        }
        browser.call("Target.setDiscoverTargets") { put("discover", true) }
        val first = browser.call("Target.getTargets").getValue("targetInfos").jsonArray.map { it.jsonObject }
        val blank = first.find { it.text("type") == "page" }?.text("targetId")
        show(url, blank ?: createTarget())
    }

    override fun evaluate(script: String, returned: (String?) -> Unit) {
        view?.evaluate(script, returned) ?: returned(null)
    }

    /** Opens a page of a payment. */
    fun openPayWindow(url: String, returned: (String) -> Unit): PayWindow {
        val targetId = createTarget()
        val payParts = parts.run { PayWindowParts(origin, detours, looks, leave, returned) }
        return PayWindow(payParts, attach(targetId), targetId).also { it.open(url) }
    }

    /** Closes the page of that [targetId]. */
    fun closeTarget(targetId: String) {
        connection.browser.send("Target.closeTarget") { put("targetId", targetId) }
    }

    /** Kills the renderer and waits for the new view, which it returns. */
    fun crash(): AppView {
        val next = CompletableFuture<AppView>().also { recovery = it }
        view?.crash()
        return next.get(RECOVERY_SECONDS, TimeUnit.SECONDS)
    }

    /** Ends Chromium at once, so that nothing is saved. */
    fun kill() {
        isOpen = false
        chromium.kill()
    }

    override fun close() {
        isOpen = false
        try {
            // Without a page Chromium would end before it has written.
            createTarget()
            view?.let { closeSaved(it, chromium.storage) { closeTarget(it.targetId) } }
        } catch (_: CdpException) {
            // Who closed Chromium's window has ended it: there is nobody left to ask.
        }
        chromium.close()
        connection.close()
        builder.shutdownNow()
    }

    private fun onCrashed(dead: AppView) = builder.execute {
        if (!isOpen || view != dead) return@execute
        view = null
        dead.forget()
        val next = show(dead.url, createTarget())
        closeTarget(dead.targetId)
        recovery.complete(next)
    }

    private fun show(url: String, targetId: String): AppView {
        val next = AppView(viewParts, attach(targetId), targetId)
        view = next
        next.open(url)
        return next
    }

    private fun createTarget(): String {
        val created = connection.browser.call("Target.createTarget") { put("url", "about:blank") }
        return created.text("targetId").orEmpty()
    }

    private fun attach(targetId: String): CdpSession {
        val attached =
            connection.browser.call("Target.attachToTarget") {
                put("targetId", targetId)
                put("flatten", true)
            }
        return connection.session(attached.text("sessionId").orEmpty())
    }

    /** A window that the page opens is no view of ours: it has no bridge, and another app shows it. */
    private fun onNewTarget(target: JsonObject) {
        val shown = view ?: return
        if (target.text("type") != "page" || target.text("openerId") != shown.targetId) return
        closeTarget(target.text("targetId").orEmpty())
        val way = Navigation(target.text("url").orEmpty(), isMainFrame = true, hasGesture = true)
        val decision = NavigationPolicy(parts.origin).decide(way)
        if (decision is NavigationDecision.Leave) parts.leave(decision.target)
    }

    private fun onGone() {
        if (isOpen) parts.closed()
    }
}

package cl.luka.shell.desktop.view

import cl.luka.shell.core.asset.AssetServer
import cl.luka.shell.core.message.text
import cl.luka.shell.core.navigation.ExternalTarget
import cl.luka.shell.core.navigation.Navigation
import cl.luka.shell.core.navigation.NavigationDecision
import cl.luka.shell.core.navigation.NavigationPolicy
import cl.luka.shell.core.port.MainFrame
import cl.luka.shell.desktop.cdp.CdpConnection
import cl.luka.shell.desktop.cdp.CdpException
import cl.luka.shell.desktop.cdp.CdpSession
import cl.luka.shell.desktop.cdp.daemonExecutor
import java.util.concurrent.CompletableFuture
import java.util.concurrent.TimeUnit
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.put

private const val RECOVERY_SECONDS = 20L

/** What all views share. */
class WebViewConfig(
    val assets: AssetServer,
    val originMap: OriginMap,
    val emulation: DeviceEmulation,
    /** A frame posted a message to the bridge. */
    val receive: (String) -> Unit,
    val openExternally: (ExternalTarget) -> Unit
)

/**
 * Creates the views: the app's own one, again after its renderer has crashed, and pay views. [onClosed] is
 * called when Chromium ended or its window was closed.
 */
class WebViewHost(
    private val chromium: Chromium,
    private val config: WebViewConfig,
    private val onClosed: () -> Unit
) : MainFrame,
    AutoCloseable {
    private val executor = daemonExecutor("views")
    private val connection = CdpConnection(chromium.address, ::onDisconnected)
    private var recovery = CompletableFuture<AppView>()

    @Volatile
    private var isOpen = true

    /** The app's view; null before [start], and while a crashed one is being replaced. */
    @Volatile
    var view: AppView? = null
        private set

    /** Chromium's remote debugging port, for other clients. */
    val remotePort: String = "http://127.0.0.1:${chromium.address.port}"

    /** Opens the app at [url]. */
    fun start(url: String) {
        val browser = connection.browser
        browser.on("Target.targetCreated") { onTargetCreated(it.getValue("targetInfo").jsonObject) }
        browser.on("Target.targetDestroyed") { event ->
            if (event.text("targetId") == view?.targetId && isOpen) onClosed()
        }
        browser.call("Target.setDiscoverTargets") { put("discover", true) }
        val first = browser.call("Target.getTargets").getValue("targetInfos").jsonArray.map { it.jsonObject }
        val blank = first.find { it.text("type") == "page" }?.text("targetId")
        show(url, blank ?: createTarget())
    }

    override fun evaluate(script: String, onResult: (String?) -> Unit) {
        view?.evaluate(script, onResult) ?: onResult(null)
    }

    /** Opens a payment page. */
    fun openPayWindow(url: String, onReturn: (String) -> Unit): PayWindow {
        val targetId = createTarget()
        return PayWindow(config, attach(targetId), targetId, onReturn).also { it.open(url) }
    }

    /** Closes the page of that [targetId]. */
    fun closeTarget(targetId: String) {
        connection.browser.send("Target.closeTarget") { put("targetId", targetId) }
    }

    /** Removes the cookies of all sites. */
    fun clearCookies() {
        connection.browser.send("Storage.clearCookies")
    }

    /** Crashes the renderer, waits for the new view and returns it. */
    fun crash(): AppView {
        val next = CompletableFuture<AppView>().also { recovery = it }
        view?.crash()
        return next.get(RECOVERY_SECONDS, TimeUnit.SECONDS)
    }

    /** Kills Chromium, so that nothing is saved. */
    fun kill() {
        isOpen = false
        chromium.kill()
    }

    override fun close() {
        isOpen = false
        try {
            // Chromium would exit with its last page, before it has written its files.
            createTarget()
            view?.let { closeAfterFlush(it, chromium.storage) { closeTarget(it.targetId) } }
        } catch (_: CdpException) {
            // The user has closed the window, and Chromium has exited.
        }
        chromium.close()
        connection.close()
        executor.shutdownNow()
    }

    private fun onCrash(crashed: AppView) = executor.execute {
        if (!isOpen || view != crashed) return@execute
        view = null
        crashed.forget()
        val next = show(crashed.url, createTarget())
        closeTarget(crashed.targetId)
        recovery.complete(next)
    }

    private fun show(url: String, targetId: String): AppView {
        val next = AppView(config, attach(targetId), targetId, ::onCrash)
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

    /** A window that the page opens is closed: it has no bridge, and another app may open its URL. */
    private fun onTargetCreated(target: JsonObject) {
        val opener = view ?: return
        if (target.text("type") != "page" || target.text("openerId") != opener.targetId) return
        closeTarget(target.text("targetId").orEmpty())
        val navigation = Navigation(target.text("url").orEmpty(), isMainFrame = true, hasGesture = true)
        val decision = NavigationPolicy.decide(navigation)
        if (decision is NavigationDecision.OpenExternally) config.openExternally(decision.target)
    }

    private fun onDisconnected() {
        if (isOpen) onClosed()
    }
}

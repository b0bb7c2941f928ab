package cl.luka.shell.desktop.view

import cl.luka.shell.core.asset.AssetRequest
import cl.luka.shell.core.message.text
import cl.luka.shell.core.navigation.Navigation
import cl.luka.shell.core.navigation.NavigationDecision
import cl.luka.shell.core.navigation.NavigationPolicy
import cl.luka.shell.core.uri.ORIGIN
import cl.luka.shell.desktop.cdp.CdpException
import cl.luka.shell.desktop.cdp.CdpSession
import java.util.Base64
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.boolean
import kotlinx.serialization.json.int
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlinx.serialization.json.put

/** The name under which Chromium exposes the binding to a frame, until [BRIDGE_SCRIPT] has run. */
private const val BINDING = "__bridgePost"

/**
 * Runs in every frame before its own scripts, also in foreign frames, as `addJavascriptInterface` does:
 * only the secret keeps those out. Replaces the binding with `window.androidBridge`.
 */
private const val BRIDGE_SCRIPT = """(() => {
  const post = globalThis.$BINDING;
  delete globalThis.$BINDING;
  if (!post || globalThis.androidBridge) return;
  Object.defineProperty(globalThis, 'androidBridge', {
    value: { postMessage(text) { post(String(text)); } },
    configurable: true,
    writable: true,
  });
})()"""

/**
 * The web view: one page of Chromium with the bridge in every frame. Useless after its renderer has
 * crashed.
 */
class AppView internal constructor(
    private val config: WebViewConfig,
    private val session: CdpSession,
    /** Chromium's target id of the page, which is also the id of its main frame. */
    val targetId: String,
    private val onCrash: (AppView) -> Unit
) {
    /** The URL of the current screen. */
    @Volatile
    var url = "$ORIGIN/"
        private set

    /** The URL of the link that the user has clicked last. */
    @Volatile
    private var clickedUrl: String? = null

    /** Sets up the page and loads [startUrl]. */
    internal fun open(startUrl: String) {
        url = startUrl
        session.on("Inspector.targetCrashed") { onCrash(this) }
        session.on("Page.frameNavigated") { event -> onNavigated(event.getValue("frame").jsonObject) }
        session.on("Page.navigatedWithinDocument") { event ->
            if (event.text("frameId") == targetId) url = event.text("url").orEmpty()
        }
        session.on("Page.frameRequestedNavigation", ::onNavigationRequested)
        session.on("Page.javascriptDialogOpening") {
            // An open dialog blocks all other commands to the page.
            session.send("Page.handleJavaScriptDialog") { put("accept", true) }
        }
        session.send("Inspector.enable")
        session.send("Page.enable")
        config.emulation.apply(session)
        addBridge(session)
        session.send("Page.addScriptToEvaluateOnNewDocument") { put("source", REMOVE_FLUSH_MARK) }
        // Waits until the renderer has the binding: a page that is loaded before has no bridge.
        session.call("Runtime.evaluate") { put("expression", "0") }
        session.call("Page.navigate") { put("url", startUrl) }
    }

    /**
     * Runs [script] in the main frame; [onResult] gets its value as JSON, null where it threw or has none.
     */
    fun evaluate(script: String, onResult: (String?) -> Unit) {
        session
            .send("Runtime.evaluate") {
                put("expression", script)
                put("returnByValue", true)
                put("silent", true)
            }.whenComplete { reply, _ ->
                val value = reply?.get("result")?.jsonObject?.get("value")
                onResult(value?.takeUnless { "exceptionDetails" in reply }?.toString())
            }
    }

    /** The PDF of the page, as its print style sheet has it. Throws a [CdpException]. */
    fun print(): ByteArray {
        val printed =
            session.call("Page.printToPDF") {
                put("preferCSSPageSize", true)
                // As Android's WebView does.
                put("printBackground", true)
            }
        return Base64.getDecoder().decode(printed.text("data"))
    }

    /** Goes back in the history; false at its beginning. */
    fun goBack(): Boolean {
        val history = session.call("Page.getNavigationHistory")
        val at = history.getValue("currentIndex").jsonPrimitive.int
        val entry = history.getValue("entries").jsonArray.getOrNull(at - 1)?.jsonObject ?: return false
        if (entry.text("url")?.startsWith("$ORIGIN/") != true) return false
        session.call("Page.navigateToHistoryEntry") { put("entryId", entry.getValue("id")) }
        return true
    }

    /** Call when the network of the emulation has changed. */
    fun updateNetwork() = config.emulation.applyNetwork(session)

    /** Crashes the renderer. */
    fun crash() {
        session.send("Page.crash")
    }

    /** Ends the session of a crashed page. */
    internal fun forget() = session.forget()

    /** Adds the bridge to every frame: one with a process of its own has a session of its own. */
    private fun addBridge(frame: CdpSession) {
        frame.on("Runtime.bindingCalled") { event ->
            if (event.text("name") == BINDING) config.receive(event.text("payload").orEmpty())
        }
        frame.on("Fetch.requestPaused") { event -> handle(PausedRequest(frame, event)) }
        frame.on("Target.attachedToTarget") { event -> attach(frame, event) }
        frame.send("Target.setAutoAttach") {
            put("autoAttach", true)
            put("waitForDebuggerOnStart", true)
            put("flatten", true)
        }
        frame.send("Runtime.enable")
        frame.send("Runtime.addBinding") { put("name", BINDING) }
        frame.send("Page.enable")
        frame.send("Page.addScriptToEvaluateOnNewDocument") { put("source", BRIDGE_SCRIPT) }
        frame.send("Fetch.enable")
    }

    private fun attach(parent: CdpSession, event: JsonObject) {
        val child = parent.child(event.text("sessionId").orEmpty())
        val type = event.getValue("targetInfo").jsonObject.text("type")
        if (type == "iframe") addBridge(child)
        if (event["waitingForDebugger"]?.jsonPrimitive?.boolean == true) {
            child.send("Runtime.runIfWaitingForDebugger")
        }
    }

    private fun handle(request: PausedRequest) {
        val isMainFrame = request.isDocument && request.frameId == targetId
        val navigation = Navigation(request.url, isMainFrame, hasGesture = request.url == clickedUrl)
        if (request.isDocument && !isAllowed(navigation)) return request.block()
        val mapped = config.originMap.map(request.url)
        if (mapped != null) return request.continueAt(mapped)
        val asset = config.assets.serve(AssetRequest(request.url, isMainFrame, request.method, request.range))
        if (asset == null) request.continueUnchanged() else request.fulfill(asset)
    }

    private fun isAllowed(navigation: Navigation): Boolean {
        val decision = NavigationPolicy.decide(navigation)
        if (decision is NavigationDecision.OpenExternally) config.openExternally(decision.target)
        return decision == NavigationDecision.Load
    }

    /** Navigations without a network request, such as `tel:`, are reported here only. */
    private fun onNavigationRequested(event: JsonObject) {
        val target = event.text("url").orEmpty()
        clickedUrl = target.takeIf { event.text("reason") == "anchorClick" }
        if (target.startsWith("http:") || target.startsWith("https:")) return
        isAllowed(Navigation(target, event.text("frameId") == targetId, hasGesture = target == clickedUrl))
    }

    private fun onNavigated(frame: JsonObject) {
        if (frame.text("id") != targetId) return
        val newUrl = frame.text("url").orEmpty() + frame.text("urlFragment").orEmpty()
        if (newUrl.startsWith("$ORIGIN/")) url = newUrl
    }
}

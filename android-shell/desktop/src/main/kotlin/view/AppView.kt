package cl.luka.shell.desktop.view

import cl.luka.shell.core.asset.AssetRequest
import cl.luka.shell.core.asset.AssetServer
import cl.luka.shell.core.message.text
import cl.luka.shell.core.outside.Navigation
import cl.luka.shell.core.outside.NavigationDecision
import cl.luka.shell.core.outside.NavigationPolicy
import cl.luka.shell.core.outside.OutsideTarget
import cl.luka.shell.desktop.cdp.CdpSession
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.boolean
import kotlinx.serialization.json.int
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlinx.serialization.json.put

/** What an [AppView] is made of. */
class ViewParts(
    val origin: String,
    val assets: AssetServer,
    val detours: Detours,
    val looks: Looks,
    /** What a frame posted. */
    val receive: (String) -> Unit,
    /** A link that leads out of the app was touched. */
    val leave: (OutsideTarget) -> Unit,
    /** The renderer died. */
    val crashed: (AppView) -> Unit
)

/** The web view: one page of Chromium with the bridge in every frame. When its renderer dies, it is gone. */
class AppView internal constructor(
    private val parts: ViewParts,
    private val session: CdpSession,
    /** Chromium's id of the page, which is that of its main frame too. */
    val targetId: String
) {
    private val policy = NavigationPolicy(parts.origin)
    private val script = PageScript(session)

    /** Where the person is. */
    @Volatile
    var url = parts.origin + "/"
        private set

    @Volatile
    private var touched: String? = null

    /** Sets the page up and goes to [start]. */
    internal fun open(start: String) {
        url = start
        session.on("Inspector.targetCrashed") { parts.crashed(this) }
        session.on("Page.frameNavigated") { event -> follow(event.getValue("frame").jsonObject) }
        session.on("Page.navigatedWithinDocument") { event ->
            if (event.text("frameId") == targetId) url = event.text("url").orEmpty()
        }
        session.on("Page.frameRequestedNavigation", ::onRequested)
        session.on("Page.javascriptDialogOpening") {
            // An open dialog would hold up everybody who talks to this page.
            session.send("Page.handleJavaScriptDialog") { put("accept", true) }
        }
        session.send("Inspector.enable")
        session.send("Page.enable")
        parts.looks.apply(session)
        prepare(session)
        session.send("Page.addScriptToEvaluateOnNewDocument") { put("source", FORGET_END) }
        // Chromium would go there before the renderer had heard of the bridge: the page would have none.
        session.call("Runtime.evaluate") { put("expression", "0") }
        session.call("Page.navigate") { put("url", start) }
    }

    /** Loads the page anew. */
    fun reload() {
        session.send("Page.reload")
    }

    /** Runs [source] in the main frame; [returned] gets its value as JSON, null where there is none. */
    fun evaluate(source: String, returned: (String?) -> Unit) = script.run(source, returned)

    /** Goes back in the page's own history; false where nothing lies behind. */
    fun goBack(): Boolean {
        val history = session.call("Page.getNavigationHistory")
        val at = history.getValue("currentIndex").jsonPrimitive.int
        val entry = history.getValue("entries").jsonArray.getOrNull(at - 1)?.jsonObject ?: return false
        if (entry.text("url")?.startsWith(parts.origin + "/") != true) return false
        session.call("Page.navigateToHistoryEntry") { put("entryId", entry.getValue("id")) }
        return true
    }

    /** The locale or the network has changed. */
    fun applyLooks() {
        parts.looks.applyLocale(session)
        parts.looks.applyNetwork(session)
    }

    /** Ends the renderer, as the system does when memory is short. */
    fun crash() {
        session.send("Page.crash")
    }

    /** Nobody waits for this page any more. */
    internal fun forget() = session.forget()

    /** Every frame gets the bridge: those of a process of their own have a session of their own. */
    private fun prepare(frame: CdpSession) {
        frame.on("Runtime.bindingCalled") { event ->
            if (event.text("name") == BINDING) parts.receive(event.text("payload").orEmpty())
        }
        frame.on("Fetch.requestPaused") { event -> answer(PausedRequest(frame, event)) }
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
        if (type == "iframe") prepare(child)
        if (event["waitingForDebugger"]?.jsonPrimitive?.boolean == true) {
            child.send("Runtime.runIfWaitingForDebugger")
        }
    }

    private fun answer(paused: PausedRequest) {
        val isMainFrame = paused.isPage && paused.frameId == targetId
        val isRefused = paused.isPage && !mayGo(Navigation(paused.url, isMainFrame, paused.url == touched))
        val elsewhere = parts.detours.addressFor(paused.url)
        if (isRefused) return paused.refuse()
        if (elsewhere != null) return paused.goOn(elsewhere)
        val asset = parts.assets.serve(AssetRequest(paused.url, isMainFrame, paused.method, paused.range))
        if (asset == null) paused.goOn() else paused.fulfill(asset)
    }

    private fun mayGo(navigation: Navigation): Boolean {
        val decision = policy.decide(navigation)
        if (decision is NavigationDecision.Leave) parts.leave(decision.target)
        return decision == NavigationDecision.Show
    }

    /** What no network is asked for, such as `tel:`, is seen here only. */
    private fun onRequested(event: JsonObject) {
        val address = event.text("url").orEmpty()
        touched = address.takeIf { event.text("reason") == "anchorClick" }
        if (address.startsWith("http:") || address.startsWith("https:")) return
        mayGo(Navigation(address, event.text("frameId") == targetId, address == touched))
    }

    private fun follow(frame: JsonObject) {
        if (frame.text("id") != targetId) return
        val address = frame.text("url").orEmpty() + frame.text("urlFragment").orEmpty()
        if (address.startsWith(parts.origin + "/")) url = address
    }
}

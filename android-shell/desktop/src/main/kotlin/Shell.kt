package cl.luka.shell.desktop

import cl.luka.shell.core.asset.AssetServer
import cl.luka.shell.core.asset.LANGUAGE_KEY
import cl.luka.shell.core.asset.OneShotFiles
import cl.luka.shell.core.asset.PagesInLanguage
import cl.luka.shell.core.asset.languageOf
import cl.luka.shell.core.bridge.Bridge
import cl.luka.shell.core.bridge.Stores
import cl.luka.shell.core.model.Haptic
import cl.luka.shell.core.model.Insets
import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.model.UserActionResult
import cl.luka.shell.core.navigation.DeepLinks
import cl.luka.shell.core.navigation.ExternalLinks
import cl.luka.shell.core.pending.FilePendingResultStore
import cl.luka.shell.core.permission.PermissionHistory
import cl.luka.shell.core.port.ExecutorEventLoop
import cl.luka.shell.core.port.Ports
import cl.luka.shell.core.storage.FileKeyValueStore
import cl.luka.shell.core.uri.ORIGIN
import cl.luka.shell.desktop.device.DesktopDevice
import cl.luka.shell.desktop.device.DesktopLocationProvider
import cl.luka.shell.desktop.device.DesktopPermissions
import cl.luka.shell.desktop.device.DesktopSystemScreens
import cl.luka.shell.desktop.device.RecordedAnalytics
import cl.luka.shell.desktop.device.RecordedExternalApps
import cl.luka.shell.desktop.useraction.DesktopScreens
import cl.luka.shell.desktop.useraction.PayScreen
import cl.luka.shell.desktop.useraction.TextFile
import cl.luka.shell.desktop.view.BundleFiles
import cl.luka.shell.desktop.view.Chromium
import cl.luka.shell.desktop.view.DeviceEmulation
import cl.luka.shell.desktop.view.OriginMap
import cl.luka.shell.desktop.view.WebViewConfig
import cl.luka.shell.desktop.view.WebViewHost
import java.io.File
import java.util.concurrent.CompletableFuture
import java.util.concurrent.CopyOnWriteArrayList

private const val WIDTH = 360
private const val HEIGHT = 800

/** The exit code of a killed process. */
private const val KILLED = 137

/** The core with a desktop's implementation of its ports. [onClosed] is called when the window was closed. */
class Shell(private val options: Options, chromium: Chromium, onClosed: () -> Unit) : AutoCloseable {
    private val loop = ExecutorEventLoop { System.err.println("bridge: $it") }
    private val photos = OneShotFiles(file("once"))
    private val cache = FileKeyValueStore(file("cache.json"))
    private val permissionStore = FileKeyValueStore(file("permissions.json"))
    private val link = PendingDeepLink({ screens.isOpen }) { route, onAccepted ->
        bridge.pushes.link(route, onAccepted)
    }

    /** The URL of the screen when the app was hidden: Android restores it after it has killed the process. */
    private val savedUrl = TextFile(file("url"))

    /** What Chromium emulates of a phone. */
    val emulation = DeviceEmulation(WIDTH, HEIGHT, options.timezone, options.locale, options.script)

    /** The properties and lists of the device. */
    val device = DesktopDevice(emulation, options.flavor, options.sms, options.apps)

    /** The position of the device. */
    val location = DesktopLocationProvider()

    /** The targets opened in other apps. */
    val externalApps = RecordedExternalApps()

    /** The analytics events. */
    val analytics = RecordedAnalytics()

    /** The permissions of the app. */
    val permissions =
        DesktopPermissions(
            declared = PermissionName.entries.filter { it != PermissionName.SMS || !device.isPlay }.toSet(),
            states = FileKeyValueStore(file("system.json")),
            history = PermissionHistory(permissionStore),
            onLoop = loop::post
        )

    /** The printer and the settings of the device. */
    val system = DesktopSystemScreens(file("printed")) { host.view?.print() }

    /** What the user has felt, in order. */
    val haptics = CopyOnWriteArrayList<Haptic>()

    /** The payment page. */
    val payScreen: PayScreen = PayScreen({ host }, ::finish)

    /** The screens in which the user acts. */
    val screens: DesktopScreens =
        DesktopScreens(
            folder = file("screens"),
            photo = options.photo,
            contacts = options.contacts,
            payScreen = payScreen,
            onOpen = ::saveUrl,
            onFinish = ::finish
        )

    /** The core. */
    val bridge: Bridge =
        Bridge(
            ports =
                Ports(
                    mainFrame = { script, onResult -> host.evaluate(script, onResult) },
                    device = device,
                    permissions = permissions,
                    screens = screens,
                    location = location,
                    externalApps = externalApps,
                    system = system,
                    haptics = { haptics += it },
                    analytics = analytics
                ),
            loop = loop,
            stores =
                Stores(
                    cache = cache,
                    permissions = permissionStore,
                    pendingResults = FilePendingResultStore(file("pending_results"))
                ),
            photos = photos
        )

    /** The web views. */
    val host: WebViewHost = WebViewHost(chromium, webViewConfig(), onClosed)

    /** Opens the app. */
    fun start() {
        options.permissions.forEach(permissions::set)
        bridge.start(screens.inFlight)
        bridge.pushes.network(emulation.isOnline)
        bridge.pushes.insets(Insets(0.0, 0.0, 0.0, 0.0, 0.0))
        val restored = savedUrl.take()
        val route = options.link?.let(DeepLinks::routeOf)
        host.start(restored ?: route?.let { "$ORIGIN/#$it" } ?: "$ORIGIN/")
        // As on Android, a restored app shows the screen of the user before it opens the link.
        if (restored != null && route != null) link.open(route)
    }

    /**
     * Opens a deep link. The future completes when the web app has accepted it; at once where the link has
     * to wait for the screen in front of the app, or opens nothing.
     */
    fun open(url: String): CompletableFuture<Unit> {
        // Any link brings the app to the front.
        if (!screens.isOpen) resume()
        return DeepLinks.routeOf(url)?.let(link::open) ?: CompletableFuture.completedFuture(Unit)
    }

    /** Hides the app. */
    fun pause() {
        saveUrl()
        bridge.pushes.pause()
    }

    /** Shows the app again. */
    fun resume() {
        savedUrl.write(null)
        bridge.pushes.resume()
        link.sendIfVisible()
    }

    /** Kills the process, as Android does: without notifying anybody. */
    fun kill(): Nothing {
        host.kill()
        Runtime.getRuntime().halt(KILLED)
        error("halted")
    }

    override fun close() {
        host.close()
        loop.close()
    }

    private fun saveUrl() = savedUrl.write(host.view?.url)

    private fun finish(requestId: String, result: UserActionResult) {
        savedUrl.write(null)
        bridge.finish(requestId, result)
        link.sendIfVisible()
    }

    private fun file(name: String) = File(options.data, name)

    private fun webViewConfig(): WebViewConfig {
        val externalLinks = ExternalLinks(externalApps)
        val bundle = BundleFiles(options.web, options.sandbox != null)
        val files = PagesInLanguage(bundle) { languageOf(cache[LANGUAGE_KEY], options.locale) }
        return WebViewConfig(
            assets = AssetServer(files, photos, bridge::beginLoad),
            originMap = OriginMap(options.sandbox, options.mappedOrigins),
            emulation = emulation,
            receive = bridge::receive,
            openExternally = { target -> externalLinks.open(target) }
        )
    }
}

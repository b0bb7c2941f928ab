package cl.luka.shell.app

import android.content.Context
import android.content.pm.ApplicationInfo
import cl.luka.shell.app.camera.CameraScreen
import cl.luka.shell.app.camera.PhotoFiles
import cl.luka.shell.app.phone.AndroidOutsideApps
import cl.luka.shell.app.phone.AndroidPermissions
import cl.luka.shell.app.phone.AndroidPhone
import cl.luka.shell.app.phone.AndroidPlaces
import cl.luka.shell.app.screen.ContactScreen
import cl.luka.shell.app.screen.Errands
import cl.luka.shell.app.screen.PayScreen
import cl.luka.shell.app.web.PackagedAssets
import cl.luka.shell.app.web.PageTheme
import cl.luka.shell.app.web.StagePage
import cl.luka.shell.app.web.ThemeStore
import cl.luka.shell.core.asset.AssetServer
import cl.luka.shell.core.asset.AssetServerParts
import cl.luka.shell.core.asset.OneShotFiles
import cl.luka.shell.core.bridge.Bridge
import cl.luka.shell.core.bridge.BridgeParts
import cl.luka.shell.core.bridge.Stores
import cl.luka.shell.core.cache.FileValueStore
import cl.luka.shell.core.kept.FileKeptStore
import cl.luka.shell.core.outside.NavigationPolicy
import cl.luka.shell.core.outside.OutsideDoor
import cl.luka.shell.core.outside.OutsideLinks
import cl.luka.shell.core.port.Ports
import cl.luka.shell.core.port.Screens
import java.io.File

/** The app's own origin. It never changes: the person's storage hangs on it. No network has it. */
const val ORIGIN = "https://app.luka.local"

/** All of the core, with the phone behind its ports: one for the process. */
class Shell(context: Context, val parts: ShellParts) {
    private val app = context.applicationContext
    private val files = File(app.noBackupFilesDir, "shell")
    private val photos = OneShotFiles(File(files, "once"), parts.clock)
    private val cache = ThemeStore(FileValueStore(File(files, "cache.json"))) { theme ->
        stage.run { activity ->
            this.theme = theme
            activity?.followTheme()
        }
    }
    private var isStarted = false

    /** In which theme the page is. Used on the main thread only. */
    internal var theme = PageTheme.SYSTEM
        private set

    /** True only in a build for developers. */
    val isDebuggable: Boolean = app.applicationInfo.flags and ApplicationInfo.FLAG_DEBUGGABLE != 0

    /** The activity that is on show. */
    val stage = Stage()

    /** The screens that are open in front of the page. */
    val errands = Errands(stage)

    /** What another app has led the person to. */
    val link = ArrivingLink()

    /** Pictures that a camera is writing. */
    val photoFiles = PhotoFiles(app, parts.clock)

    /** The system's permissions. */
    val permissions = AndroidPermissions(app, stage)

    /** Where the page may go. */
    val navigation = NavigationPolicy(ORIGIN)

    /** The way to other apps. */
    val outside = OutsideDoor(OutsideLinks(ORIGIN), AndroidOutsideApps(app))

    private val camera = CameraScreen(this)
    private val liveness = parts.liveness(this)
    private val contacts = ContactScreen(this)
    private val pay = PayScreen(this)

    /** The bridge to the page. */
    val bridge: Bridge = Bridge(createBridgeParts())

    /** The server of the app's own origin. */
    val assets = AssetServer(AssetServerParts(ORIGIN, PackagedAssets(app.assets), photos, bridge::beginLoad))

    /** Call it before the first load: [errands] have those that were open when the process died. */
    fun startOnce() {
        if (isStarted) return
        isStarted = true
        bridge.start(errands.tickets)
        parts.loop.post(cache::tell)
        parts.loop.post(photoFiles::purge)
    }

    private fun createBridgeParts() = BridgeParts(
        ports =
            Ports(
                page = StagePage(stage),
                phone = AndroidPhone(app, permissions),
                permissions = permissions,
                screens = Screens(camera, liveness, contacts, pay),
                places = AndroidPlaces(app),
                outside = AndroidOutsideApps(app),
                analytics = parts.analytics
            ),
        loop = parts.loop,
        stores =
            Stores(
                cache = cache,
                permissions = FileValueStore(File(files, "permissions.json")),
                kept = FileKeptStore(File(files, "kept"))
            ),
        photos = photos,
        origin = ORIGIN,
        clock = parts.clock
    )
}

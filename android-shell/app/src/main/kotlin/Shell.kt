package cl.luka.shell.app

import android.content.Context
import cl.luka.shell.app.activity.ActivityRequests
import cl.luka.shell.app.activity.ActivityScreens
import cl.luka.shell.app.camera.PhotoFiles
import cl.luka.shell.app.device.AndroidDevice
import cl.luka.shell.app.device.AndroidExternalApps
import cl.luka.shell.app.device.AndroidHaptics
import cl.luka.shell.app.device.AndroidLocationProvider
import cl.luka.shell.app.device.AndroidPermissions
import cl.luka.shell.app.device.AndroidSystemScreens
import cl.luka.shell.app.web.BackStore
import cl.luka.shell.app.web.PackagedAssets
import cl.luka.shell.app.web.ThemeStore
import cl.luka.shell.app.web.WebAppTheme
import cl.luka.shell.core.asset.AssetServer
import cl.luka.shell.core.asset.LANGUAGE_KEY
import cl.luka.shell.core.asset.OneShotFiles
import cl.luka.shell.core.asset.PagesInLanguage
import cl.luka.shell.core.asset.languageOf
import cl.luka.shell.core.bridge.Bridge
import cl.luka.shell.core.bridge.PageLoad
import cl.luka.shell.core.bridge.Stores
import cl.luka.shell.core.navigation.ExternalLinks
import cl.luka.shell.core.pending.FilePendingResultStore
import cl.luka.shell.core.port.Ports
import cl.luka.shell.core.storage.FileKeyValueStore
import java.io.File
import java.util.Locale

/** The core with Android's implementation of its ports: one instance for the process. */
class Shell(context: Context, val dependencies: ShellDependencies) {
    private val app = context.applicationContext
    private val folder = File(app.noBackupFilesDir, "shell")
    private val photos = OneShotFiles(File(folder, "once"), dependencies.clock)
    private val externalApps = AndroidExternalApps(app)
    private val values = BackStore(FileKeyValueStore(File(folder, "cache.json")), ::setBackLeaves)
    private val cache = ThemeStore(values) { theme ->
        currentActivity.post { activity ->
            this.theme = theme
            activity?.applyTheme()
        }
    }
    private var isStarted = false

    /** The theme of the web app. Main thread only. */
    internal var theme = WebAppTheme.SYSTEM
        private set

    /** True for debug builds. */
    val isDebuggable: Boolean = app.isDebuggable

    /** The activity that is shown. */
    val currentActivity = CurrentActivity()

    /** The activities that are open above the app. */
    val activityRequests = ActivityRequests(currentActivity)

    /** The deep link to open next. */
    val deepLink = IncomingDeepLink()

    /** The files that a camera app writes to. */
    val photoFiles = PhotoFiles(app, dependencies.clock)

    /** Android's permissions. */
    val permissions = AndroidPermissions(app, currentActivity)

    /** Opens links in other apps. */
    val externalLinks = ExternalLinks(externalApps)

    /** The bridge to the web app. */
    val bridge: Bridge =
        Bridge(
            ports =
                Ports(
                    mainFrame = currentActivity,
                    device = AndroidDevice(app, permissions),
                    permissions = permissions,
                    screens = ActivityScreens(this, dependencies.liveness(this)),
                    location = AndroidLocationProvider(app),
                    externalApps = externalApps,
                    system = AndroidSystemScreens(currentActivity),
                    haptics = AndroidHaptics(currentActivity),
                    analytics = dependencies.analytics
                ),
            loop = dependencies.loop,
            stores =
                Stores(
                    cache = cache,
                    permissions = FileKeyValueStore(File(folder, "permissions.json")),
                    pendingResults = FilePendingResultStore(File(folder, "pending_results")),
                    cameraFiles = photoFiles
                ),
            photos = photos,
            clock = dependencies.clock
        )

    /** Serves the app's own origin. */
    val assets = AssetServer(PagesInLanguage(PackagedAssets(app.assets), ::language), photos, ::beginLoad)

    /** Call before the first load, after [activityRequests] was restored. Does nothing the second time. */
    fun start() {
        if (isStarted) return
        isStarted = true
        bridge.start(activityRequests.requestIds)
        dependencies.loop.post(cache::notifyTheme)
    }

    private fun beginLoad(): PageLoad {
        val load = bridge.beginLoad()
        // After the last message of the older load.
        dependencies.loop.post { setBackLeaves(false) }
        return load
    }

    private fun language(): String = languageOf(cache[LANGUAGE_KEY], Locale.getDefault().toLanguageTag())

    private fun setBackLeaves(leaves: Boolean) = currentActivity.post { it?.setBackLeaves(leaves) }
}

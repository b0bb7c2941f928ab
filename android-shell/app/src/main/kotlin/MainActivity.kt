package cl.luka.shell.app

import android.annotation.TargetApi
import android.app.Activity
import android.content.Intent
import android.content.res.Configuration
import android.os.Build
import android.os.Bundle
import android.view.WindowManager.LayoutParams
import cl.luka.shell.app.activity.ActivityRequest
import cl.luka.shell.app.activity.ActivityResult
import cl.luka.shell.app.activity.deliver
import cl.luka.shell.app.device.NetworkMonitor
import cl.luka.shell.app.web.AppView
import cl.luka.shell.app.web.START_URL
import cl.luka.shell.app.web.SystemBack
import cl.luka.shell.app.web.applyEdgeToEdge
import cl.luka.shell.app.web.applySystemBars
import cl.luka.shell.app.web.isNight

private const val URL = "url"

/** The app's activity: it forwards Android's callbacks and has no state that a new one would need. */
class MainActivity : Activity() {
    private val networkMonitor by lazy { NetworkMonitor(this, shell.bridge.pushes::network) }

    /** Whether Android shows no picture of the app among the recent ones without FLAG_SECURE: from API 33. */
    internal val hidesInRecents = Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU

    /** Null before API 33. */
    private var systemBack: SystemBack? = null

    /** The web app, or the native screen in its place. */
    val appView: AppView by lazy { AppView(this, shell) }

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        // A restored activity has opened its link already, and the user may have moved on since.
        if (state == null) shell.deepLink.read(intent)
        if (isDuplicate(shell.currentActivity.activity)) return closeDuplicate()
        state?.let(shell.activityRequests::restore)
        shell.currentActivity.set(this)
        shell.start()
        setContentView(appView.root)
        applyEdgeToEdge(window, appView.root, shell.bridge.pushes::insets)
        applyTheme()
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
            setRecentsScreenshotEnabled(false)
            systemBack = createSystemBack()
        } else {
            window.addFlags(LayoutParams.FLAG_SECURE)
        }
        setBackLeaves(false)
        // A restored activity loads the screen that the user was on and opens a newer link in `onResume`.
        val url = if (state == null) shell.deepLink.take()?.let { "$START_URL#$it" } else state.getString(URL)
        appView.load(url ?: START_URL)
    }

    /** A deep link, or the launcher, while the activity exists. */
    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        shell.deepLink.read(intent)
    }

    override fun onStart() {
        super.onStart()
        appView.onStart()
        networkMonitor.start()
    }

    override fun onResume() {
        super.onResume()
        appView.onResume()
        shell.bridge.pushes.resume()
        // Not before: the camera, a payment or a dialog above the activity has to end first.
        shell.deepLink.take()?.let(shell.bridge.pushes::link)
    }

    override fun onPause() {
        shell.bridge.pushes.pause()
        super.onPause()
    }

    override fun onStop() {
        networkMonitor.stop()
        appView.onStop()
        super.onStop()
    }

    override fun onSaveInstanceState(state: Bundle) {
        super.onSaveInstanceState(state)
        state.putString(URL, appView.url)
        shell.activityRequests.save(state)
    }

    override fun onDestroy() {
        appView.destroy()
        shell.currentActivity.clear(this)
        super.onDestroy()
    }

    override fun onConfigurationChanged(configuration: Configuration) {
        super.onConfigurationChanged(configuration)
        appView.onConfigurationChanged()
        applyTheme()
    }

    @Deprecated("Its successor is in AndroidX")
    override fun onActivityResult(requestCode: Int, resultCode: Int, data: Intent?) {
        val request = shell.activityRequests.finish(requestCode) ?: return
        val result = ActivityResult(resultCode, data)
        if (request.kind == ActivityRequest.Kind.FILE) {
            appView.fileChooser.finish(request, result)
        } else {
            shell.deliver(request, result, contentResolver)
        }
    }

    override fun onRequestPermissionsResult(requestCode: Int, names: Array<String>, results: IntArray) =
        shell.permissions.onResult(requestCode)

    @Deprecated("Before API 33")
    override fun onBackPressed() = handleBack()

    /** Starts [intent]; its result arrives with [code]. */
    @Suppress("DEPRECATION") // Its successor is in AndroidX.
    internal fun startForResult(intent: Intent, code: Int) = startActivityForResult(intent, code)

    /** The theme of the web app or of the device has changed. */
    internal fun applyTheme() {
        applySystemBars(shell.theme, window)
        shell.bridge.pushes.theme(isNight(resources.configuration))
    }

    /** Whether Back would leave the app, as the current load of the web app says; false until it does. */
    internal fun setBackLeaves(leaves: Boolean) {
        systemBack?.set(leaves)
    }

    @TargetApi(Build.VERSION_CODES.TIRAMISU)
    private fun createSystemBack() = SystemBack(onBackInvokedDispatcher, ::handleBack)

    /**
     * Back closes a dialog of the web app, else goes back in the history, else moves the task to the back.
     */
    private fun handleBack() {
        if (appView.web == null) return leave()
        shell.bridge.pushes.back { isHandled ->
            shell.currentActivity.post { if (!isHandled && !appView.goBack()) leave() }
        }
    }

    private fun leave() {
        if (!moveTaskToBack(true)) finish()
    }
}

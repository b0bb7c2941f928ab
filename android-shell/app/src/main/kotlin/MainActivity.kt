package cl.luka.shell.app

import android.app.Activity
import android.content.Intent
import android.content.res.Configuration
import android.os.Build
import android.os.Bundle
import android.webkit.CookieManager
import android.window.OnBackInvokedDispatcher
import cl.luka.shell.app.phone.NetworkWatch
import cl.luka.shell.app.screen.ErrandKind
import cl.luka.shell.app.screen.ScreenResult
import cl.luka.shell.app.screen.finish
import cl.luka.shell.app.web.AppView
import cl.luka.shell.app.web.START
import cl.luka.shell.app.web.followFontScale
import cl.luka.shell.app.web.reachEdges
import cl.luka.shell.app.web.showBarsOn

private const val PLACE = "place"

/** The app's window: it hands on what Android tells, and keeps nothing that the next one would miss. */
class MainActivity : Activity() {
    private val network by lazy { NetworkWatch(this, shell.bridge.pushes::network) }

    /** The page, or the native screen in its place. */
    val appView: AppView by lazy { AppView(this, shell) }

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        // What is restored has been led to its link already, and may have gone on since.
        if (state == null) shell.link.read(intent)
        if (isSecond(shell.stage)) return giveWay()
        state?.let(shell.errands::restore)
        shell.stage.enter(this)
        shell.startOnce()
        setContentView(appView.root)
        reachEdges(window, appView.root, shell.bridge.pushes::insets)
        followTheme()
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) followBackGesture()
        // What is restored is led to a link from where the person was, once it is in sight.
        val place = if (state == null) shell.link.take()?.let { "$START#$it" } else state.getString(PLACE)
        appView.open(place ?: START)
    }

    /** A link of another app, or the launcher, while the page is in front. */
    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        shell.link.read(intent)
    }

    override fun onStart() {
        super.onStart()
        network.start()
    }

    override fun onResume() {
        super.onResume()
        appView.onResume()
        shell.bridge.pushes.resume()
        // Not before: the camera, a payment or a question that lies in front comes to its own end first.
        shell.link.take()?.let(shell.bridge.pushes::link)
    }

    override fun onPause() {
        shell.bridge.pushes.pause()
        CookieManager.getInstance().flush()
        appView.web?.onPause()
        super.onPause()
    }

    override fun onStop() {
        network.stop()
        super.onStop()
    }

    override fun onSaveInstanceState(state: Bundle) {
        super.onSaveInstanceState(state)
        state.putString(PLACE, appView.place)
        shell.errands.save(state)
    }

    override fun onDestroy() {
        appView.destroy()
        shell.stage.leave(this)
        super.onDestroy()
    }

    override fun onConfigurationChanged(now: Configuration) {
        super.onConfigurationChanged(now)
        appView.web?.followFontScale()
        followTheme()
    }

    @Deprecated("Android's successor of it is in AndroidX")
    override fun onActivityResult(code: Int, result: Int, data: Intent?) {
        val left = ScreenResult(result == RESULT_OK, data)
        val errand = shell.finish(code, left, this)
        if (errand?.kind == ErrandKind.FILE) appView.chooser.finish(errand, left)
    }

    override fun onRequestPermissionsResult(code: Int, names: Array<String>, answers: IntArray) =
        shell.permissions.onAnswer(code)

    @Deprecated("The way back before API 33")
    override fun onBackPressed() = askPageToGoBack()

    /** Opens [intent], whose result comes under [code]. */
    @Suppress("DEPRECATION") // Android's successor of it is in AndroidX.
    internal fun openForResult(intent: Intent, code: Int) = startActivityForResult(intent, code)

    /** The page's theme, or the phone's, is another one. */
    internal fun followTheme() = showBarsOn(shell.theme, window)

    @SinceApi(Build.VERSION_CODES.TIRAMISU)
    private fun followBackGesture() = onBackInvokedDispatcher.registerOnBackInvokedCallback(
        OnBackInvokedDispatcher.PRIORITY_DEFAULT,
        ::askPageToGoBack
    )

    /**
     * A dialog of the page closes first; then history; then the app goes out of sight and keeps what
     * it has.
     */
    private fun askPageToGoBack() {
        if (appView.web == null) return leave()
        shell.bridge.pushes.back { isHandled ->
            shell.stage.run { if (!isHandled && !appView.goBack()) leave() }
        }
    }

    private fun leave() {
        if (!moveTaskToBack(true)) finish()
    }
}

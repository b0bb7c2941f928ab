package cl.luka.shell.app.web

import android.webkit.JavascriptInterface

/** `window.androidBridge`. Android adds it to every frame: only the app's own one has the secret. */
class JavascriptBridge(private val receive: (String) -> Unit) {
    /** A frame posted [text]; null where it was not a string. */
    @JavascriptInterface
    fun postMessage(text: String?) {
        if (text != null) receive(text)
    }

    /** The name in JavaScript. */
    companion object {
        /** Source: lib/bridge/PROTOCOL.md. */
        const val NAME = "androidBridge"
    }
}

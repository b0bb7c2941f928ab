package cl.luka.shell.app.web

import android.webkit.JavascriptInterface

/** `window.androidBridge`. Android shows it to every frame: the secret in the message tells ours apart. */
class BridgeDoor(private val receive: (String) -> Unit) {
    /** A frame posted [text]; null where it gave something that is no text. */
    @JavascriptInterface
    fun postMessage(text: String?) {
        if (text != null) receive(text)
    }

    /** What a page knows it by. */
    companion object {
        /** Source: lib/bridge/PROTOCOL.md. */
        const val NAME = "androidBridge"
    }
}

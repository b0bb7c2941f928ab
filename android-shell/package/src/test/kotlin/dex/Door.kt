package cl.luka.shell.packaging.dex

import android.webkit.JavascriptInterface

/** What a web view is given, as the app does it. */
class Door {
    @JavascriptInterface
    fun postMessage(text: String): Boolean = text.isNotEmpty()

    /** Not for a page. */
    fun close(): Boolean = true
}

/** Where the program begins: it opens a door, and calls none of its methods. */
object Beginning {
    @JvmStatic
    fun main(args: Array<String>) {
        println(Door().toString() + args.size)
    }
}

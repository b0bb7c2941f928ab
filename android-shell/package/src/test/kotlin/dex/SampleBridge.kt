package cl.luka.shell.packaging.dex

import android.webkit.JavascriptInterface

/** A class as the app adds it to a web view. */
class SampleBridge {
    @JavascriptInterface
    fun postMessage(text: String): Boolean = text.isNotEmpty()

    /** Not for JavaScript. */
    fun close(): Boolean = true
}

/** A program that creates the bridge and calls none of its methods. */
object Program {
    @JvmStatic
    fun main(args: Array<String>) {
        println(SampleBridge().toString() + args.size)
    }
}

package cl.luka.shell.app.fake

import android.os.Bundle
import android.os.CancellationSignal
import android.os.Looper
import android.os.ParcelFileDescriptor
import android.print.PageRange
import android.print.PrintAttributes
import android.print.PrintDocumentAdapter
import android.webkit.ValueCallback
import android.webkit.WebView
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import org.robolectric.annotation.Implementation
import org.robolectric.annotation.Implements
import org.robolectric.shadows.ShadowWebView

private val call =
    Regex(
        "typeof window\\.(on\\w+)==='function'\\?window\\.on\\w+\\((.*)\\):null",
        RegexOption.DOT_MATCHES_ALL
    )

/** A web view whose web app accepts all messages, unless a test says otherwise. */
@Implements(WebView::class)
class WebAppShadow : ShadowWebView() {
    /** False while the web app is not loaded: it accepts nothing. */
    var isLoaded = true

    /** The pushes that the web app handles. */
    var handled = setOf("pause", "resume", "network", "insets", "theme", "link")

    /** True from `onPause` to `onResume`: timers, animations and cameras of the page stop. */
    var isPaused = false
        private set

    val messages = mutableListOf<JsonObject>()
    val chunks = mutableListOf<JsonObject>()

    @Implementation
    override fun onPause() {
        isPaused = true
    }

    @Implementation
    override fun onResume() {
        isPaused = false
    }

    @Implementation
    override fun evaluateJavascript(script: String, callback: ValueCallback<String>?) {
        // A web view throws on another thread.
        check(Looper.myLooper() == Looper.getMainLooper()) { Thread.currentThread().name }
        val (function, argument) = checkNotNull(call.matchEntire(script)) { script }.destructured
        if (!isLoaded) return callback?.onReceiveValue("null") ?: Unit
        callback?.onReceiveValue(receive(function, read(Json.parseToJsonElement(argument))).toString())
    }

    @Implementation
    fun createPrintDocumentAdapter(documentName: String): PrintDocumentAdapter = PrintedPage(documentName)

    private fun receive(function: String, message: JsonObject): Boolean {
        if (function == "onChunk") chunks += message else messages += message
        val event = message["event"]?.jsonPrimitive?.content
        return event == null || event in handled
    }

    private fun read(argument: JsonElement): JsonObject = if (argument is JsonPrimitive) {
        Json.parseToJsonElement(
            argument.content
        ).jsonObject
    } else {
        argument.jsonObject
    }
}

/** What a web view prints, under its name. */
class PrintedPage(val name: String) : PrintDocumentAdapter() {
    override fun onLayout(
        old: PrintAttributes?,
        new: PrintAttributes?,
        signal: CancellationSignal?,
        callback: LayoutResultCallback?,
        extras: Bundle?
    ) = Unit

    override fun onWrite(
        pages: Array<PageRange>?,
        target: ParcelFileDescriptor?,
        signal: CancellationSignal?,
        callback: WriteResultCallback?
    ) = Unit
}

@file:Suppress("DEPRECATION") // The simple names of Android and Robolectric are the old ones.

package cl.luka.shell.app.fake

import android.app.Activity
import android.content.Intent
import android.os.Bundle
import android.os.Looper
import android.webkit.WebResourceResponse
import android.webkit.WebView
import android.webkit.WebViewClient
import cl.luka.shell.app.MainActivity
import cl.luka.shell.app.Shell
import cl.luka.shell.app.shell
import cl.luka.shell.app.web.BridgeDoor
import cl.luka.shell.app.web.START
import java.time.Duration
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import org.robolectric.Robolectric
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ActivityController
import org.robolectric.shadow.api.Shadow
import org.robolectric.shadows.ShadowActivity.IntentForResult

/** The app on a phone: [state] is what an earlier process left, [intent] what it is started with. */
class TestPhone(state: Bundle? = null, intent: Intent = Intent(Intent.ACTION_MAIN)) : AutoCloseable {
    val controller: ActivityController<MainActivity> =
        Robolectric.buildActivity(MainActivity::class.java, intent)
    private var count = 0

    init {
        if (state == null) controller.setup() else controller.setup(state)
        idle()
    }

    val activity: MainActivity get() = controller.get()
    val shell: Shell get() = activity.shell
    val web: WebView get() = checkNotNull(activity.appView.web)
    val page: PageWebView get() = Shadow.extract(web)
    val client: WebViewClient get() = shadowOf(web).webViewClient

    /** The secret that the page was given with its load. */
    var secret = ""
        private set

    /** The web view loads the page. */
    fun load(url: String = START): TestPhone {
        val html = checkNotNull(fetch(url)).data.readBytes().decodeToString()
        secret = Regex("name=\"bridge-secret\" content=\"(\\w+)\"").find(html)?.groupValues?.get(1).orEmpty()
        client.doUpdateVisitedHistory(web, url, false)
        idle()
        return this
    }

    /** A frame asks for [url]. */
    fun fetch(url: String, isMain: Boolean = true, range: String? = null): WebResourceResponse? {
        val headers = range?.let { mapOf("Range" to it) }.orEmpty()
        return client.shouldInterceptRequest(web, TestFrame(url, isMain, headers = headers))
    }

    /** The page calls [event]; the answer, if it has come. */
    fun call(event: String, data: JsonElement? = null, vararg more: Pair<String, JsonElement>): JsonObject? {
        val id = "call-${count++}"
        val fields =
            listOfNotNull("event" to text(event), "callbackId" to text(id), data?.let { "data" to it })
        post(JsonObject((fields + more + ("secret" to text(secret))).toMap()).toString())
        return reply(id)
    }

    /** The answer to the last call. */
    fun lastReply(): JsonObject? = reply("call-${count - 1}")

    /** Any frame posts [message]. */
    fun post(message: String) {
        (shadowOf(web).getJavascriptInterface(BridgeDoor.NAME) as BridgeDoor).postMessage(message)
        idle()
    }

    /** The screen that was opened last. */
    fun opened(): IntentForResult = checkNotNull(shadowOf(activity).nextStartedActivityForResult)

    /** The screen of [opened] ends. */
    fun close(opened: IntentForResult, result: Int = Activity.RESULT_OK, data: Intent? = null) {
        shadowOf(activity).callOnActivityResult(opened.requestCode, result, data)
        idle()
    }

    /** The system kills the process while another screen is in front; what it keeps of the activity. */
    fun kill(): Bundle {
        val state = Bundle()
        controller.pause().stop().saveInstanceState(state).destroy()
        return state
    }

    fun idle(milliseconds: Long = 0) =
        shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMillis(milliseconds))

    override fun close() {
        controller.pause().stop().destroy()
    }

    private fun reply(id: String) = page.messages.find { it["callbackId"] == text(id) }

    companion object {
        val application get() = RuntimeEnvironment.getApplication() as TestApplication

        fun grant(vararg names: String) = shadowOf(application).grantPermissions(*names)

        fun text(value: String) = JsonPrimitive(value)

        fun json(vararg fields: Pair<String, JsonElement>) = JsonObject(fields.toMap())

        /** The code of an answer that is a failure. */
        val JsonObject?.code: String? get() = this?.get(
            "error"
        )?.jsonObject?.get("code")?.jsonPrimitive?.content

        /** The data of an answer that is none. */
        val JsonObject?.data: JsonObject get() = checkNotNull(this?.get("data")) { "$this" }.jsonObject
    }
}

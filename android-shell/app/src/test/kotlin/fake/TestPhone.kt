@file:Suppress("DEPRECATION") // Android and Robolectric have deprecated the short forms.

package cl.luka.shell.app.fake

import android.app.Activity
import android.content.Intent
import android.content.pm.PackageManager
import android.net.Uri
import android.os.Bundle
import android.os.Looper
import android.provider.MediaStore
import android.webkit.WebResourceResponse
import android.webkit.WebView
import android.webkit.WebViewClient
import cl.luka.shell.app.MainActivity
import cl.luka.shell.app.Shell
import cl.luka.shell.app.shell
import cl.luka.shell.app.web.JavascriptBridge
import cl.luka.shell.app.web.START_URL
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

/** The app on a device: [state] was saved by an earlier process, [intent] starts it. */
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
    val webApp: WebAppShadow get() = Shadow.extract(web)
    val client: WebViewClient get() = shadowOf(web).webViewClient

    /** The secret of the current load. */
    var secret = ""
        private set

    /** The web view loads the web app. */
    fun load(url: String = START_URL): TestPhone {
        val html = checkNotNull(fetch(url)).data.readBytes().decodeToString()
        secret = Regex("name=\"bridge-secret\" content=\"(\\w+)\"").find(html)?.groupValues?.get(1).orEmpty()
        client.doUpdateVisitedHistory(web, url, false)
        idle()
        return this
    }

    /** A frame requests [url]. */
    fun fetch(url: String, isMain: Boolean = true, range: String? = null): WebResourceResponse? {
        val headers = range?.let { mapOf("Range" to it) }.orEmpty()
        return client.shouldInterceptRequest(web, FakeRequest(url, isMain, headers = headers))
    }

    /** The web app calls [event]. Returns the reply, if it was sent already. */
    fun call(event: String, data: JsonElement? = null, vararg more: Pair<String, JsonElement>): JsonObject? {
        val id = "call-${count++}"
        val fields =
            listOfNotNull("event" to text(event), "callbackId" to text(id), data?.let { "data" to it })
        post(JsonObject((fields + more + ("secret" to text(secret))).toMap()).toString())
        return reply(id)
    }

    /** The reply to the last call. */
    fun lastReply(): JsonObject? = reply("call-${count - 1}")

    /** A frame posts [message]. */
    fun post(message: String) {
        (shadowOf(web).getJavascriptInterface(JavascriptBridge.NAME) as JavascriptBridge).postMessage(message)
        idle()
    }

    /** The activity that was started last. */
    fun opened(): IntentForResult = checkNotNull(shadowOf(activity).nextStartedActivityForResult)

    /** The activity [opened] returns a result. */
    fun close(opened: IntentForResult, result: Int = Activity.RESULT_OK, data: Intent? = null) {
        shadowOf(activity).callOnActivityResult(opened.requestCode, result, data)
        idle()
    }

    /** The camera app takes a photo for the app, and closes. Returns its address. */
    fun takePhoto(bytes: ByteArray = SamplePhotos.create()): Uri {
        val camera = opened()
        val target = photoOf(camera)
        SamplePhotos.write(target, bytes)
        close(camera)
        return target
    }

    /** The user answers Android's request of permissions. Returns their names. */
    fun answerRequest(isGranted: Boolean): List<String> {
        val asked = shadowOf(activity).lastRequestedPermission
        val names = asked.requestedPermissions
        if (isGranted) grant(*names)
        val answer = if (isGranted) PackageManager.PERMISSION_GRANTED else PackageManager.PERMISSION_DENIED
        activity.onRequestPermissionsResult(asked.requestCode, names, IntArray(names.size) { answer })
        idle()
        return names.toList()
    }

    /** Android kills the process while another activity is in front. Returns the saved state. */
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

    private fun reply(id: String) = webApp.messages.find { it["callbackId"] == text(id) }

    companion object {
        val application get() = RuntimeEnvironment.getApplication() as TestApplication

        fun grant(vararg names: String) = shadowOf(application).grantPermissions(*names)

        /** Where the camera app writes its photo. */
        fun photoOf(camera: IntentForResult): Uri =
            checkNotNull(camera.intent.getParcelableExtra<Uri>(MediaStore.EXTRA_OUTPUT))

        fun text(value: String) = JsonPrimitive(value)

        fun json(vararg fields: Pair<String, JsonElement>) = JsonObject(fields.toMap())

        /** The error code of a reply. */
        val JsonObject?.code: String? get() = this?.get(
            "error"
        )?.jsonObject?.get("code")?.jsonPrimitive?.content

        /** The data of a reply that is no failure. */
        val JsonObject?.data: JsonObject get() = checkNotNull(this?.get("data")) { "$this" }.jsonObject
    }
}

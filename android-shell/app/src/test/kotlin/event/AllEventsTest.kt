@file:Suppress("DEPRECATION") // Android and Robolectric have deprecated the short forms.

package cl.luka.shell.app.event

import android.Manifest
import android.app.Activity
import android.content.Intent
import android.location.Location
import android.location.LocationManager
import android.net.Uri
import android.os.Looper
import android.provider.ContactsContract
import android.provider.MediaStore
import android.view.View
import android.view.ViewGroup
import android.webkit.WebView
import cl.luka.shell.app.MainActivity
import cl.luka.shell.app.ShellApplication
import cl.luka.shell.app.fake.FakeRequest
import cl.luka.shell.app.fake.WebAppShadow
import cl.luka.shell.app.pitfall.FloodProvider
import java.awt.image.BufferedImage
import javax.imageio.ImageIO
import kotlin.concurrent.thread
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.int
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.fakes.RoboCursor
import org.robolectric.shadow.api.Shadow
import org.robolectric.shadows.ShadowActivity.IntentForResult
import org.robolectric.shadows.ShadowWebSettings

private const val ORIGIN = "https://app.luka.local"
private const val USER_AGENT = "Mozilla/5.0 Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36"
private const val WAIT_MS = 60_000L

/**
 * All 14 events as released: the application has its own dependencies, the bridge its own thread, and
 * messages arrive on a third one. Only Android and the web app are fakes. Maven runs this class again with
 * the classes that R8 has shrunk by the rules of the APK, so it uses no name that these do not keep.
 */
@RunWith(RobolectricTestRunner::class)
@Config(application = ShellApplication::class, sdk = [26, 30, 33, 35, 36])
class AllEventsTest {
    private val app = RuntimeEnvironment.getApplication()
    private val controller = start()
    private val activity: Activity = controller.get()
    private val web = checkNotNull(webViewIn(activity.findViewById(android.R.id.content)))
    private val webApp = Shadow.extract<WebAppShadow>(web)
    private val secret = load()
    private var count = 0

    @After
    fun close() {
        controller.pause().stop().destroy()
    }

    @Test
    fun `deviceInfo and selfAppInfo describe the device and the build`() {
        assertNotNull(data(call("deviceInfo"))["brand"])
        assertEquals("cl.luka.app", data(call("selfAppInfo"))["packageName"]?.jsonPrimitive?.content)
    }

    @Test
    fun `localCache and allSpCache store and return values`() {
        val values = json("a" to "1", "b" to "á")
        call("localCache", JsonObject(json("op" to "set", "key" to "k") + ("value" to values)))
        assertEquals(values, data(call("localCache", json("op" to "get", "key" to "k")))["value"])
        assertEquals(values, data(call("allSpCache"))["k"])
        call("localCache", json("op" to "remove", "key" to "k"))
        assertTrue("k" !in data(call("allSpCache")))
    }

    @Test
    fun `permission, location and afEvent reply`() {
        shadowOf(app).grantPermissions(Manifest.permission.ACCESS_COARSE_LOCATION)
        val names = Json.parseToJsonElement("""{"names":["location"],"ask":false}""")
        assertEquals(json("location" to "granted"), data(call("permission", names)))
        val manager = app.getSystemService(LocationManager::class.java)
        shadowOf(manager).setProviderEnabled(LocationManager.NETWORK_PROVIDER, true)
        shadowOf(manager).setLastKnownLocation(LocationManager.NETWORK_PROVIDER, place())
        assertEquals("-33.44", data(call("location"))["latitude"]?.jsonPrimitive?.content)
        assertEquals(JsonPrimitive(false), data(call("afEvent", json("name" to "open")))["sent"])
    }

    @Test
    fun `smsInfo and installAppInfo send their lists in chunks`() {
        shadowOf(app).grantPermissions(Manifest.permission.READ_SMS)
        Robolectric.buildContentProvider(FloodProvider::class.java).create("sms").get().cursor.rows = 3
        assertEquals(3, callForChunks("smsInfo")["total_count"]?.jsonPrimitive?.int)
        assertNotNull(callForChunks("installAppInfo")["checksum"])
    }

    @Test
    fun `takePhoto returns a photo that the web app can fetch`() {
        shadowOf(app).grantPermissions(Manifest.permission.CAMERA)
        val id = post("takePhoto", json("kind" to "id_front", "facing" to "back"))
        val camera = opened()
        val target = checkNotNull(camera.intent.getParcelableExtra<Uri>(MediaStore.EXTRA_OUTPUT))
        checkNotNull(app.contentResolver.openOutputStream(target)).use {
            ImageIO.write(BufferedImage(4, 3, BufferedImage.TYPE_INT_RGB), "jpg", it)
        }
        finish(camera, Activity.RESULT_OK)
        val photo = data(reply(id))
        assertEquals(4, photo["width"]?.jsonPrimitive?.int)
        assertEquals(200, fetch(ORIGIN + photo["url"]?.jsonPrimitive?.content, isMain = false).statusCode)
    }

    @Test
    fun `liveness opens the camera, and the user may cancel`() {
        shadowOf(app).grantPermissions(Manifest.permission.CAMERA)
        val id = post("liveness")
        finish(opened(), Activity.RESULT_CANCELED)
        assertEquals("cancelled", code(reply(id)))
    }

    @Test
    fun `pickerContact returns the number that was picked`() {
        val picked = Uri.parse("content://com.android.contacts/data/7")
        val row = RoboCursor()
        row.setColumnNames(listOf("display_name", "data1"))
        row.setResults(arrayOf(arrayOf<Any>("Ana Díaz", "+56 9 1111 1111")))
        shadowOf(app.contentResolver).setCursor(picked, row)
        val id = post("pickerContact")
        val picker = opened()
        assertEquals(Intent.ACTION_PICK, picker.intent.action)
        assertEquals(ContactsContract.CommonDataKinds.Phone.CONTENT_TYPE, picker.intent.type)
        finish(picker, Activity.RESULT_OK, Intent().setData(picked))
        assertEquals(json("name" to "Ana Díaz", "phone" to "+56 9 1111 1111"), data(reply(id)))
    }

    @Test
    fun `openPayView opens the pay view, intentUriOpen another app`() {
        val id = post("openPayView", json("url" to "https://pay.example.cl/1"))
        val pay = opened()
        assertEquals("cl.luka.shell.app.pay.PayActivity", pay.intent.component?.className)
        finish(pay, Activity.RESULT_CANCELED)
        assertEquals(json("result" to "closed"), data(reply(id)))
        data(call("intentUriOpen", json("uri" to "tel:+56911111111")))
        assertEquals(Uri.parse("tel:+56911111111"), shadowOf(app).nextStartedActivity.data)
    }

    private fun start() = ShadowWebSettings.setDefaultUserAgent(USER_AGENT).let {
        Robolectric.buildActivity(MainActivity::class.java, Intent(Intent.ACTION_MAIN)).setup()
    }

    private fun load(): String {
        val html = fetch("$ORIGIN/", isMain = true).data.readBytes().decodeToString()
        return checkNotNull(Regex("name=\"bridge-secret\" content=\"(\\w+)\"").find(html)).groupValues[1]
    }

    private fun fetch(url: String, isMain: Boolean) =
        checkNotNull(shadowOf(web).webViewClient.shouldInterceptRequest(web, FakeRequest(url, isMain)))

    /** Posts a message as a page does: on a thread of the web view's. Returns its callback id. */
    private fun post(event: String, data: JsonElement? = null): String {
        val id = "call-${count++}"
        val fields = json("event" to event, "callbackId" to id, "secret" to secret)
        val message = if (data == null) fields else JsonObject(fields + ("data" to data))
        val bridge = shadowOf(web).getJavascriptInterface("androidBridge")
        val method = bridge.javaClass.getMethod("postMessage", String::class.java)
        thread(name = "JavaBridge") { method.invoke(bridge, message.toString()) }.join()
        return id
    }

    private fun call(event: String, data: JsonElement? = null) = reply(post(event, data))

    private fun callForChunks(event: String): JsonObject {
        val id = JsonPrimitive(post(event))
        return await(event) { webApp.chunks.find { it["callbackId"] == id && "checksum" in it } }
    }

    private fun reply(id: String) =
        await(id) { webApp.messages.find { it["callbackId"] == JsonPrimitive(id) } }

    private fun opened(): IntentForResult =
        await("another activity") { shadowOf(activity).nextStartedActivityForResult }

    private fun finish(opened: IntentForResult, result: Int, data: Intent? = null) =
        shadowOf(activity).callOnActivityResult(opened.requestCode, result, data)

    /** Lets the main thread work until [find] finds something. */
    private fun <T : Any> await(what: String, find: () -> T?): T {
        val end = System.nanoTime() + WAIT_MS * 1_000_000
        while (System.nanoTime() < end) {
            shadowOf(Looper.getMainLooper()).idle()
            find()?.let { return it }
            Thread.sleep(2)
        }
        error("$what: nothing within $WAIT_MS ms; got ${webApp.messages}")
    }

    private fun data(reply: JsonObject) = checkNotNull(reply["data"]) { "$reply" }.jsonObject

    private fun code(reply: JsonObject) = reply["error"]?.jsonObject?.get("code")?.jsonPrimitive?.content

    private fun json(vararg fields: Pair<String, String>) =
        JsonObject(fields.associate { (name, value) -> name to JsonPrimitive(value) })

    private fun webViewIn(view: View): WebView? = when (view) {
        is WebView -> view
        is ViewGroup -> (0 until view.childCount).firstNotNullOfOrNull { webViewIn(view.getChildAt(it)) }
        else -> null
    }

    private fun place() = Location(LocationManager.NETWORK_PROVIDER).apply {
        latitude = -33.4372
        longitude = -70.6506
        accuracy = 30f
        time = System.currentTimeMillis()
        elapsedRealtimeNanos = 1
    }
}

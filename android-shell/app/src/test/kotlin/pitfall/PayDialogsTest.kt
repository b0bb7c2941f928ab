@file:Suppress("DEPRECATION") // Android and Robolectric have deprecated the short forms.

package cl.luka.shell.app.pitfall

import android.app.Activity
import android.app.AlertDialog
import android.content.Context
import android.content.Intent
import android.net.Uri
import android.os.Looper
import android.view.View
import android.webkit.JsPromptResult
import android.webkit.JsResult
import android.webkit.WebChromeClient
import android.widget.EditText
import android.widget.ProgressBar
import cl.luka.shell.app.fake.FakeFileInput
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.pay.PayActivity
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowAlertDialog

private const val PAGE = "https://pagos.example.cl/1"

/** What a payment page asks of the user beside its own content. */
@RunWith(RobolectricTestRunner::class)
class PayDialogsTest {
    private val activity: PayActivity = Robolectric.buildActivity(
        PayActivity::class.java,
        PayActivity.intentFor(TestPhone.application, PAGE)
    ).setup().get()
    private val web = checkNotNull(activity.web)
    private val client: WebChromeClient? = shadowOf(web).webChromeClient
    private val answers = mutableListOf<Any?>()
    private val chosen = mutableListOf<Array<Uri>?>()

    @Test
    fun `Given confirm or alert, the page goes on when the user has pressed yes`() {
        ask(DialogKind.CONFIRM) { client, result -> client.onJsConfirm(web, PAGE, "¿Pagar?", result) }
        assertTrue(answers.isEmpty())
        press(AlertDialog.BUTTON_POSITIVE)
        assertEquals(listOf(true), answers)
        ask(DialogKind.ALERT) { client, result -> client.onJsAlert(web, PAGE, "Clave incorrecta", result) }
        assertEquals(listOf(true), answers)
        press(AlertDialog.BUTTON_POSITIVE)
        assertEquals(listOf(true, true), answers)
    }

    @Test
    fun `Given prompt, the page gets what the user typed`() {
        ask(DialogKind.PROMPT) { client, result -> client.onJsPrompt(web, PAGE, "Código", "", result) }
        val dialog = ShadowAlertDialog.getLatestAlertDialog()
        find<EditText>(checkNotNull(dialog.window).decorView).setText("123")
        press(AlertDialog.BUTTON_POSITIVE)
        assertEquals(listOf("123"), answers)
    }

    @Test
    fun `Given a file input, the chooser opens and the page gets the files of other apps only`() {
        choose()
        val receipt = Uri.parse("content://com.android.providers.media.documents/1")
        returnFile(receipt)
        choose()
        returnFile(Uri.parse("content://cl.luka.app.photos/x"))
        choose()
        val opened = shadowOf(activity).nextStartedActivityForResult
        shadowOf(activity).receiveResult(opened.intent, Activity.RESULT_CANCELED, null)
        assertEquals(listOf(listOf(receipt), null, null), chosen.map { it?.toList() })
    }

    @Test
    fun `Given a phone without a file chooser, the page gets no file`() {
        shadowOf(TestPhone.application).checkActivities(true)
        choose()
        assertNull(chosen.single())
    }

    @Test
    fun `Given a page that loads, its progress is shown until it is complete`() {
        val bar = find<ProgressBar>(activity.window.decorView)
        checkNotNull(client).onProgressChanged(web, 40)
        assertEquals(40 to View.VISIBLE, bar.progress to bar.visibility)
        client.onProgressChanged(web, 100)
        assertEquals(View.INVISIBLE, bar.visibility)
    }

    private enum class DialogKind { ALERT, CONFIRM, PROMPT }

    /**
     * What the WebView does with a dialog of the page: without a client it is dropped, and where the client
     * does not show it, Android's own dialog is shown.
     */
    private fun ask(kind: DialogKind, show: (WebChromeClient, JsPromptResult) -> Boolean) {
        val result = createResult { answers += it }
        if (client == null) return result.cancel()
        if (show(client, result)) return
        val types = arrayOf(
            JsPromptResult::class.java,
            Int::class.java,
            String::class.java,
            String::class.java,
            String::class.java
        )
        // The framework's, which is hidden from apps: 1 alert, 2 confirm, 3 prompt.
        val helper = Class.forName("android.webkit.JsDialogHelper").getConstructor(*types)
            .newInstance(result, kind.ordinal + 1, "", "message", PAGE)
        helper.javaClass.getMethod("showDialog", Context::class.java).invoke(helper, activity)
        idle()
    }

    private fun createResult(onAnswer: (Any?) -> Unit): JsPromptResult {
        val receiverType = Class.forName("android.webkit.JsResult\$ResultReceiver")
        val receiver = java.lang.reflect.Proxy.newProxyInstance(
            receiverType.classLoader,
            arrayOf(receiverType)
        ) { _, _, arguments ->
            val result = arguments[0] as JsPromptResult
            val isConfirmed = JsResult::class.java.getMethod("getResult").invoke(result) as Boolean
            val typed = JsPromptResult::class.java.getMethod("getStringResult").invoke(result)
            onAnswer(typed ?: isConfirmed)
        }
        return JsPromptResult::class.java.getConstructor(receiverType).newInstance(receiver)
    }

    private fun press(button: Int) {
        val dialog = checkNotNull(ShadowAlertDialog.getLatestAlertDialog()) { "no dialog" }
        dialog.getButton(button).performClick()
        idle()
    }

    private fun choose() {
        checkNotNull(client).onShowFileChooser(web, { chosen += it }, FakeFileInput())
    }

    private fun returnFile(file: Uri) {
        val opened = shadowOf(activity).nextStartedActivityForResult
        assertEquals(Intent.ACTION_GET_CONTENT, opened.intent.action)
        shadowOf(activity).receiveResult(opened.intent, Activity.RESULT_OK, Intent().setData(file))
    }

    private fun idle() = shadowOf(Looper.getMainLooper()).idle()

    private inline fun <reified T : View> find(root: View): T = all(root).filterIsInstance<T>().single()

    private fun all(view: View): List<View> = if (view is android.view.ViewGroup) {
        List(view.childCount) { all(view.getChildAt(it)) }.flatten() + view
    } else {
        listOf(view)
    }
}

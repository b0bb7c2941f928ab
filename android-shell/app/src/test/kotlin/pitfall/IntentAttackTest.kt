package cl.luka.shell.app.pitfall

import android.content.Intent
import cl.luka.shell.app.fake.FakeRequest
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.fake.TestPhone.Companion.code
import cl.luka.shell.app.fake.TestPhone.Companion.data
import cl.luka.shell.app.fake.TestPhone.Companion.json
import cl.luka.shell.app.fake.TestPhone.Companion.text
import kotlinx.serialization.json.boolean
import kotlinx.serialization.json.jsonPrimitive
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf

private const val INTENT = "intent://send?phone=56911111111#Intent;scheme=whatsapp;"

/** MASVS-PLATFORM-1, MASVS-CODE-4: no link starts an intent with parts that were not validated. */
@RunWith(RobolectricTestRunner::class)
class IntentAttackTest {
    private val phone = TestPhone().load()
    private val malicious =
        mapOf(
            "component" to "${INTENT}component=cl.luka.app/.pay.PayActivity;end",
            "selector" to "${INTENT}SEL;component=cl.luka.app/.MainActivity;end",
            "file" to "file:///data/data/cl.luka.app/no_backup/shell/cache.json",
            "javascript" to "javascript:androidBridge.postMessage('')"
        )

    @Test
    fun `Given a malicious link through the bridge or in the page, it is rejected and nothing starts`() {
        for ((name, uri) in malicious) {
            assertEquals(name, "not_permitted", phone.call("intentUriOpen", json("uri" to text(uri))).code)
            assertTrue(name, phone.client.shouldOverrideUrlLoading(phone.web, FakeRequest(uri)))
            assertNull(name, shadowOf(TestPhone.application).nextStartedActivity)
        }
    }

    @Test
    fun `Given an allowed link, its intent has only the validated parts`() {
        val response = phone.call("intentUriOpen", json("uri" to text("${INTENT}package=com.whatsapp;end")))
        assertTrue(response.data["opened"]?.jsonPrimitive?.boolean == true)
        val intent = shadowOf(TestPhone.application).nextStartedActivity
        assertEquals(Intent.ACTION_VIEW, intent.action)
        assertEquals("whatsapp://send?phone=56911111111", intent.dataString)
        assertEquals(setOf(Intent.CATEGORY_BROWSABLE), intent.categories)
        assertEquals("com.whatsapp", intent.`package`)
        assertEquals(Intent.FLAG_ACTIVITY_NEW_TASK, intent.flags)
        assertNull(intent.component)
        assertNull(intent.selector)
        assertNull(intent.extras)
    }

    @Test
    fun `Given a phone number or an email address, its intent has no category that dialers need not know`() {
        val actions = mapOf("tel:6001234567" to Intent.ACTION_DIAL, "mailto:a@b.cl" to Intent.ACTION_SENDTO)
        for ((uri, action) in actions) {
            phone.call("intentUriOpen", json("uri" to text(uri)))
            val intent = shadowOf(TestPhone.application).nextStartedActivity
            assertEquals(action, intent.action)
            assertNull(uri, intent.categories)
        }
    }

    @Test
    fun `Given no app for a link, the reply tells that it was not opened`() {
        shadowOf(TestPhone.application).checkActivities(true)
        val response = phone.call("intentUriOpen", json("uri" to text("tel:+56911111111")))
        assertEquals(false, response.data["opened"]?.jsonPrimitive?.boolean)
    }

    @Test
    fun `Given a download, it is opened like any link`() {
        val listener = shadowOf(phone.web).downloadListener
        listener.onDownloadStart("blob:https://app.luka.local/1", "", "", "application/pdf", 1)
        assertNull(shadowOf(TestPhone.application).nextStartedActivity)
        listener.onDownloadStart("https://example.cl/contrato.pdf", "", "", "application/pdf", 1)
        assertEquals(
            "https://example.cl/contrato.pdf",
            shadowOf(TestPhone.application).nextStartedActivity.dataString
        )
    }
}

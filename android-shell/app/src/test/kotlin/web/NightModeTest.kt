@file:Suppress("DEPRECATION") // The flags before API 30.

package cl.luka.shell.app.web

import android.graphics.drawable.ColorDrawable
import android.view.View.SYSTEM_UI_FLAG_LIGHT_STATUS_BAR
import android.widget.TextView
import cl.luka.shell.app.R
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.fake.TestPhone.Companion.json
import cl.luka.shell.app.fake.TestPhone.Companion.text
import cl.luka.shell.app.fake.shownViews
import kotlinx.serialization.json.JsonPrimitive
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertSame
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

/** Night mode begins, as it does every evening on a phone with a schedule. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 30, 33, 35, 36])
class NightModeTest {
    private val phone = TestPhone().load()

    @Test
    fun `Given night mode, the activity and its web view stay, with calls in flight`() {
        val activity = phone.activity
        val web = phone.web
        beginNight()
        assertSame(activity, phone.activity)
        assertSame(web, phone.web)
    }

    @Test
    fun `Given night mode, the window, its bars and the web view get the colours of the night`() {
        val day = phone.activity.getColor(R.color.bg)
        beginNight()
        val night = phone.activity.getColor(R.color.bg)
        assertNotEquals(day, night)
        assertEquals(night, (phone.activity.window.decorView.background as ColorDrawable).color)
        assertEquals(night, shadowOf(phone.web).backgroundColor)
        assertEquals(phone.activity.getColor(R.color.system_bars), statusBarColor())
    }

    @Test
    @Config(sdk = [26])
    fun `Given night mode before Android 11, the bars' icons are light on their own background`() {
        assertEquals(SYSTEM_UI_FLAG_LIGHT_STATUS_BAR, iconFlag())
        beginNight()
        assertEquals(0, iconFlag())
    }

    @Test
    fun `Given night mode, the web app is notified, as not every WebView notices by itself`() {
        assertEquals(listOf(theme(isDark = false)), themes())
        beginNight()
        assertEquals(theme(isDark = true), themes().last())
    }

    @Test
    fun `Given a native screen, it is drawn again in the colours of the night`() {
        phone.close()
        TestPhone.application.userAgent = null
        TestPhone().use { broken ->
            beginNight(broken)
            val title = broken.activity.shownViews().filterIsInstance<TextView>().first()
            assertEquals(broken.activity.getColor(R.color.text), title.currentTextColor)
        }
    }

    private fun beginNight(on: TestPhone = phone) {
        RuntimeEnvironment.setQualifiers("+night")
        on.controller.configurationChange()
        on.idle()
    }

    private fun themes() = phone.webApp.messages.filter {
        it["event"] == text("theme")
    }.map { it["data"] }

    private fun theme(isDark: Boolean) = json("dark" to JsonPrimitive(isDark))

    private fun statusBarColor() = phone.activity.window.statusBarColor

    private fun iconFlag() =
        phone.activity.window.decorView.systemUiVisibility and SYSTEM_UI_FLAG_LIGHT_STATUS_BAR
}

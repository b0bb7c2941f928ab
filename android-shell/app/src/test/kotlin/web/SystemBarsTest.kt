@file:Suppress("DEPRECATION") // The flags before API 30.

package cl.luka.shell.app.web

import android.view.View.SYSTEM_UI_FLAG_LIGHT_NAVIGATION_BAR
import android.view.View.SYSTEM_UI_FLAG_LIGHT_STATUS_BAR
import android.view.WindowInsetsController.APPEARANCE_LIGHT_NAVIGATION_BARS
import android.view.WindowInsetsController.APPEARANCE_LIGHT_STATUS_BARS
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.fake.TestPhone.Companion.json
import cl.luka.shell.app.fake.TestPhone.Companion.text
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

private const val LIGHT = APPEARANCE_LIGHT_STATUS_BARS or APPEARANCE_LIGHT_NAVIGATION_BARS

@RunWith(RobolectricTestRunner::class)
class SystemBarsTest {
    private val phone = TestPhone().load()

    @Test
    fun `Given no theme in Settings, the bars follow the device, also when its theme changes`() {
        assertEquals(LIGHT, appearance())
        RuntimeEnvironment.setQualifiers("+night")
        phone.controller.configurationChange()
        phone.idle()
        assertEquals(0, appearance())
    }

    @Test
    @Config(sdk = [30, 33, 35, 36])
    fun `Given Android 11 or newer, no older flag of the theme overrides the icons' appearance`() {
        val flags = phone.activity.window.decorView.systemUiVisibility
        assertEquals(0, flags and (SYSTEM_UI_FLAG_LIGHT_STATUS_BAR or SYSTEM_UI_FLAG_LIGHT_NAVIGATION_BAR))
    }

    @Test
    fun `Given a theme in Settings, the bars follow it`() {
        choose("dark")
        assertEquals(0, appearance())
        choose("light")
        assertEquals(LIGHT, appearance())
    }

    @Test
    @Config(qualifiers = "night")
    fun `Given the system theme chosen again, the bars follow the device`() {
        choose("light")
        assertEquals(LIGHT, appearance())
        choose("system")
        assertEquals(0, appearance())
    }

    @Test
    fun `Given a theme chosen in an earlier process, the bars follow it from the start`() {
        choose("dark")
        phone.close()
        TestPhone.application.restart()
        TestPhone().load().use { again ->
            assertEquals(0, again.activity.window.insetsController?.systemBarsAppearance)
        }
    }

    private fun choose(theme: String) {
        phone.call("localCache", json("op" to text("set"), "key" to text("theme"), "value" to text(theme)))
    }

    private fun appearance() = phone.activity.window.insetsController?.systemBarsAppearance
}

package cl.luka.shell.app.web

import android.graphics.Insets
import android.view.WindowInsets
import cl.luka.shell.app.MainActivity
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.fake.TestPhone.Companion.text
import cl.luka.shell.app.shell
import kotlinx.serialization.json.double
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "xhdpi")
class InsetsTest {
    private val phone = TestPhone().load()
    private val root = phone.activity.appView.root

    @Test
    fun `Given system bars, the web app gets the insets in CSS pixels and is drawn behind the bars`() {
        apply(0)
        assertEquals(
            mapOf("top" to 24.0, "right" to 0.0, "bottom" to 48.0, "left" to 2.0, "keyboard" to 0.0),
            insets()
        )
        assertEquals(0, root.paddingTop)
        assertEquals(0, root.paddingBottom)
    }

    @Test
    @Config(sdk = [30, 35, 36])
    fun `Given the first load of all, which is before the first layout, the insets are known`() {
        val controller = Robolectric.buildActivity(MainActivity::class.java).create()
        assertNotNull(controller.get().shell.bridge.beginLoad().insets)
    }

    @Test
    fun `Given the keyboard, the web app ends above it and the covered navigation bar has no inset`() {
        apply(600)
        assertEquals(
            mapOf("top" to 24.0, "right" to 0.0, "bottom" to 0.0, "left" to 2.0, "keyboard" to 300.0),
            insets()
        )
        assertEquals(600, root.paddingBottom)
        apply(0)
        assertEquals(0, root.paddingBottom)
        assertEquals(48.0, insets()["bottom"])
    }

    private fun apply(keyboard: Int) {
        val insets =
            WindowInsets.Builder()
                .setInsets(WindowInsets.Type.systemBars(), Insets.of(4, 48, 0, 96))
                .setInsets(WindowInsets.Type.ime(), Insets.of(0, 0, 0, keyboard))
                .build()
        root.dispatchApplyWindowInsets(insets)
        phone.idle()
    }

    private fun insets(): Map<String, Double> {
        val push = phone.webApp.messages.last { it["event"] == text("insets") }
        return checkNotNull(push["data"]).jsonObject.mapValues { it.value.jsonPrimitive.double }
    }
}

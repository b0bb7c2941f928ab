package cl.luka.shell.app.page

import android.graphics.Insets
import android.view.WindowInsets
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.fake.TestPhone.Companion.text
import kotlinx.serialization.json.double
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "xhdpi")
class InsetsTest {
    private val phone = TestPhone().load()
    private val root = phone.activity.appView.root

    @Test
    fun `Given the phone's bars, the page is told in CSS pixels and reaches below them`() {
        apply(0)
        assertEquals(
            mapOf("top" to 24.0, "right" to 0.0, "bottom" to 48.0, "left" to 2.0, "keyboard" to 0.0),
            told()
        )
        assertEquals(0, root.paddingTop)
        assertEquals(0, root.paddingBottom)
    }

    @Test
    fun `Given the keyboard, the page ends above it and the bar that it covers counts no more`() {
        apply(600)
        assertEquals(
            mapOf("top" to 24.0, "right" to 0.0, "bottom" to 0.0, "left" to 2.0, "keyboard" to 300.0),
            told()
        )
        assertEquals(600, root.paddingBottom)
        apply(0)
        assertEquals(0, root.paddingBottom)
        assertEquals(48.0, told()["bottom"])
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

    private fun told(): Map<String, Double> {
        val push = phone.page.messages.last { it["event"] == text("insets") }
        return checkNotNull(push["data"]).jsonObject.mapValues { it.value.jsonPrimitive.double }
    }
}

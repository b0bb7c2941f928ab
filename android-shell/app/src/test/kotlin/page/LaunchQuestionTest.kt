package cl.luka.shell.app.page

import android.Manifest
import android.app.AlertDialog
import cl.luka.shell.app.fake.TestPhone
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowAlertDialog

/** MASVS-PRIVACY-1: nothing is asked for before it is explained. */
@RunWith(RobolectricTestRunner::class)
class LaunchQuestionTest {
    private val phone = TestPhone()
    private val memory = TestPhone.application.getSharedPreferences("launch", 0)

    @Test
    fun `Given the first launch, place and phone state are explained and then asked for`() {
        start()
        assertNull(shadowOf(phone.activity).lastRequestedPermission)
        dialog().getButton(AlertDialog.BUTTON_POSITIVE).performClick()
        phone.idle()
        val asked = shadowOf(phone.activity).lastRequestedPermission.requestedPermissions.toSet()
        assertEquals(
            setOf(Manifest.permission.ACCESS_COARSE_LOCATION, Manifest.permission.READ_PHONE_STATE),
            asked
        )
    }

    @Test
    fun `Given a no to the explanation, nothing is asked for, now or at the next launch`() {
        start()
        dialog().getButton(AlertDialog.BUTTON_NEGATIVE).performClick()
        phone.idle()
        ShadowAlertDialog.reset()
        phone.load()
        assertNull(ShadowAlertDialog.getLatestAlertDialog())
        assertNull(shadowOf(phone.activity).lastRequestedPermission)
    }

    @Test
    fun `Given both permissions, nobody is asked`() {
        TestPhone.grant(Manifest.permission.ACCESS_COARSE_LOCATION, Manifest.permission.READ_PHONE_STATE)
        start()
        assertNull(ShadowAlertDialog.getLatestAlertDialog())
    }

    private fun start() {
        memory.edit().clear().commit()
        phone.load()
    }

    private fun dialog() = ShadowAlertDialog.getLatestAlertDialog().also { assertNotNull(it) }
}

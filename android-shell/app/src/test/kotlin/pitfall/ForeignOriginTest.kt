package cl.luka.shell.app.pitfall

import cl.luka.shell.app.fake.FakeRequest
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.web.START_URL
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf

/** The view with the bridge never shows a page of another origin: MASVS-PLATFORM-2. */
@RunWith(RobolectricTestRunner::class)
class ForeignOriginTest {
    private val phone = TestPhone().load()

    @Test
    fun `Given a link to a foreign origin, another app opens it and the view stays`() {
        assertTrue(navigate("https://example.cl/a"))
        val intent = shadowOf(TestPhone.application).nextStartedActivity
        assertEquals("https://example.cl/a", intent.dataString)
    }

    @Test
    fun `Given a navigation to a foreign origin without a gesture, nothing happens`() {
        assertTrue(navigate("https://example.cl/a", hasGesture = false))
        assertNull(shadowOf(TestPhone.application).nextStartedActivity)
    }

    @Test
    fun `Given a foreign page in the main frame, it is blocked and the start page is loaded`() {
        val response = checkNotNull(phone.fetch("https://evil.cl/app.luka.local/"))
        assertEquals(403, response.statusCode)
        phone.client.onPageStarted(phone.web, "https://evil.cl/", null)
        assertEquals(START_URL, shadowOf(phone.web).lastLoadedUrl)
    }

    @Test
    fun `Given a foreign subframe, the network serves it as the CSP allows`() {
        assertNull(phone.fetch("https://example.cl/frame", isMain = false))
        assertFalse(
            phone.client.shouldOverrideUrlLoading(
                phone.web,
                FakeRequest("https://example.cl/", isMain = false)
            )
        )
    }

    @Test
    fun `Given a foreign URL in the saved state, the start page is loaded`() {
        phone.activity.appView.load("https://evil.cl/")
        assertEquals(START_URL, shadowOf(phone.web).lastLoadedUrl)
    }

    private fun navigate(url: String, hasGesture: Boolean = true) =
        phone.client.shouldOverrideUrlLoading(phone.web, FakeRequest(url, hasGesture = hasGesture))
}

package cl.luka.shell.app.trap

import cl.luka.shell.app.fake.TestFrame
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.web.START
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf

/** No page but the app's own is ever in the view that has the bridge: MASVS-PLATFORM-2. */
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
    fun `Given a foreign origin without a touch, nothing happens`() {
        assertTrue(navigate("https://example.cl/a", hasTouch = false))
        assertNull(shadowOf(TestPhone.application).nextStartedActivity)
    }

    @Test
    fun `Given a foreign origin that takes the main frame, it gets nothing and the app is back`() {
        val answer = checkNotNull(phone.fetch("https://evil.cl/app.luka.local/"))
        assertEquals(403, answer.statusCode)
        phone.client.onPageStarted(phone.web, "https://evil.cl/", null)
        assertEquals(START, shadowOf(phone.web).lastLoadedUrl)
    }

    @Test
    fun `Given origins that only look like the app's, they are foreign`() {
        for (url in listOf(
            "https://app.luka.local.evil.cl/",
            "http://app.luka.local/",
            "https://app.luka.local:8443/"
        )) {
            assertEquals(url, 403, phone.fetch(url)?.statusCode)
            assertTrue(url, navigate(url, hasTouch = false))
        }
    }

    @Test
    fun `Given a foreign frame, it is the network's and the page's policy decides`() {
        assertNull(phone.fetch("https://example.cl/frame", isMain = false))
        assertFalse(
            phone.client.shouldOverrideUrlLoading(phone.web, TestFrame("https://example.cl/", isMain = false))
        )
    }

    @Test
    fun `Given a foreign place in a saved state, the app begins at its own beginning`() {
        phone.activity.appView.open("https://evil.cl/")
        assertEquals(START, shadowOf(phone.web).lastLoadedUrl)
    }

    private fun navigate(url: String, hasTouch: Boolean = true) =
        phone.client.shouldOverrideUrlLoading(phone.web, TestFrame(url, hasTouch = hasTouch))
}

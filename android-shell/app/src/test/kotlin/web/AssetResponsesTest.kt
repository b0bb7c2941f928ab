package cl.luka.shell.app.web

import cl.luka.shell.app.fake.TestPhone
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** What Android gets of the core's server; the core's own tests attack it. */
@RunWith(RobolectricTestRunner::class)
class AssetResponsesTest {
    private val phone = TestPhone().load()

    @Test
    fun `Given a Range, the response is that part with a stream from the first byte`() {
        val response =
            checkNotNull(phone.fetch("${START_URL}_next/static/app.js", isMain = false, range = "bytes=7-12"))
        assertEquals(206, response.statusCode)
        assertEquals("bytes 7-12/22", response.responseHeaders["Content-Range"])
        assertEquals("export const ", response.data.readBytes().decodeToString())
    }

    @Test
    fun `Given a hashed file, it is cached as immutable with its content type`() {
        val response = checkNotNull(phone.fetch("${START_URL}_next/static/app.js", isMain = false))
        assertEquals("text/javascript", response.mimeType)
        assertEquals("utf-8", response.encoding)
        assertEquals("public, max-age=31536000, immutable", response.responseHeaders["Cache-Control"])
        assertEquals("nosniff", response.responseHeaders["X-Content-Type-Options"])
        assertEquals(22, response.data.available())
    }
}

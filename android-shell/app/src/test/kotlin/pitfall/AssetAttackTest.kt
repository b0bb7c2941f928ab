package cl.luka.shell.app.pitfall

import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.web.START_URL
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** The app's own origin serves the web bundle and no other file: MASVS-STORAGE-2. */
@RunWith(RobolectricTestRunner::class)
class AssetAttackTest {
    private val phone = TestPhone().load()

    @Test
    fun `Given a path traversal, the response is a 404`() {
        val paths =
            listOf(
                "../secret.txt",
                "%2e%2e/secret.txt",
                "..%2fsecret.txt",
                "a/../../secret.txt",
                "..%5csecret.txt",
                "%00",
                "//"
            )
        for (path in paths) assertEquals(path, 404, phone.fetch(START_URL + path, isMain = false)?.statusCode)
    }

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

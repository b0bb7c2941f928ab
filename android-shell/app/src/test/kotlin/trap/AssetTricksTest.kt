package cl.luka.shell.app.trap

import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.web.START
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** The app's own origin serves the web bundle of the APK, and no other file: MASVS-STORAGE-2. */
@RunWith(RobolectricTestRunner::class)
class AssetTricksTest {
    private val phone = TestPhone().load()

    @Test
    fun `Given a path traversal, there is no such file`() {
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
        for (path in paths) assertEquals(path, 404, phone.fetch(START + path, isMain = false)?.statusCode)
    }

    @Test
    fun `Given a file that is not there, it is a true 404`() {
        assertEquals(404, phone.fetch("${START}none.js", isMain = false)?.statusCode)
        assertEquals(404, phone.fetch("${START}_next", isMain = false)?.statusCode)
    }

    @Test
    fun `Given a Range, the answer is that part, and Android can skip to it`() {
        val answer =
            checkNotNull(phone.fetch("${START}_next/static/app.js", isMain = false, range = "bytes=7-12"))
        assertEquals(206, answer.statusCode)
        assertEquals("bytes 7-12/22", answer.responseHeaders["Content-Range"])
        assertEquals("export const ", answer.data.readBytes().decodeToString())
    }

    @Test
    fun `Given a Range beyond the end, it is told`() {
        assertEquals(
            416,
            phone.fetch("${START}_next/static/app.js", isMain = false, range = "bytes=99-")?.statusCode
        )
    }

    @Test
    fun `Given a hashed file, it is kept for ever, typed and not sniffed`() {
        val answer = checkNotNull(phone.fetch("${START}_next/static/app.js", isMain = false))
        assertEquals("text/javascript", answer.mimeType)
        assertEquals("utf-8", answer.encoding)
        assertEquals("public, max-age=31536000, immutable", answer.responseHeaders["Cache-Control"])
        assertEquals("nosniff", answer.responseHeaders["X-Content-Type-Options"])
        assertEquals(22, answer.data.available())
    }
}

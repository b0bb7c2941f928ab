package cl.luka.shell.core.asset

import cl.luka.shell.core.shape.PhotoType
import java.io.File
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.CsvSource
import org.junit.jupiter.params.provider.ValueSource

private const val ORIGIN = "https://app.luka.local"
private const val HTML =
    "<!DOCTYPE html><html><head lang=\"es\"><title>Luka</title></head><header></header></html>"

class AssetServerTest(@param:TempDir private val folder: File) {
    private val files =
        mutableMapOf(
            "index.html" to HTML,
            "help/index.html" to HTML,
            "bare.html" to "<p>no head</p>",
            "_next/static/chunks/a.js" to "0123456789",
            "icon.svg" to "<svg/>",
            "year 2026/ñ.txt" to "ñ",
            "empty.txt" to ""
        )
    private var loads = 0
    private val photos = OneShotFiles(File(folder, "once"))
    private val server = AssetServer(AssetServerParts(ORIGIN, ::find, photos) { "secret-${++loads}" })

    @Test
    fun `Given the main frame, its page alone has the secret of its load, right in its head`() {
        val page = get("/", isMainFrame = true)
        assertTrue(
            "<head lang=\"es\"><meta name=\"bridge-secret\" content=\"secret-1\"><title>" in textOf(page)
        )
        assertTrue("content=\"secret-2\"" in textOf(get("/index.html?a#b", isMainFrame = true)))
        assertFalse("bridge-secret" in textOf(get("/")))
        assertFalse("bridge-secret" in textOf(get("/icon.svg", isMainFrame = true)))
        assertFalse("bridge-secret" in textOf(get("/gone", isMainFrame = true)))
        assertEquals(2, loads)
    }

    @Test
    fun `Given a page, nobody may frame or keep it`() {
        val page = get("/", isMainFrame = true)
        assertEquals("no-store", page.headers["Cache-Control"])
        assertEquals("DENY", page.headers["X-Frame-Options"])
        assertEquals("frame-ancestors 'none'", page.headers["Content-Security-Policy"])
    }

    @Test
    fun `Given a page without a head, it is an error and not a page without a bridge`() {
        assertEquals(500, get("/bare.html", isMainFrame = true).status)
        assertEquals(200, get("/bare.html").status)
    }

    @ParameterizedTest
    @CsvSource(
        "/,text/html,utf-8",
        "/_next/static/chunks/a.js,text/javascript,utf-8",
        "/icon.svg,image/svg+xml,utf-8"
    )
    fun `Given a file, its type is told and may not be guessed otherwise`(
        path: String,
        mime: String,
        charset: String
    ) {
        val answer = get(path)
        assertEquals(mime to charset, answer.mime to answer.charset)
        assertEquals("nosniff", answer.headers["X-Content-Type-Options"])
        assertEquals("same-origin", answer.headers["Cross-Origin-Resource-Policy"])
    }

    @Test
    fun `Given a name with a hash it is kept for ever, any other is asked for again`() {
        val hashed = get("/_next/static/chunks/a.js").headers["Cache-Control"]
        assertEquals("public, max-age=31536000, immutable", hashed)
        assertEquals("no-cache", get("/icon.svg").headers["Cache-Control"])
    }

    @Test
    fun `Given folders, encoded names and queries, the file is found`() {
        assertEquals(HTML, textOf(get("/help/")))
        assertEquals("ñ", textOf(get("/year%202026/%C3%B1.txt?v=1")))
        assertEquals(HTML, textOf(get("")))
    }

    @ParameterizedTest
    @ValueSource(
        strings = [
            "/gone.js", "/help", "/../index.html", "/%2e%2e/index.html", "/help/..%2findex.html",
            "/a/%5c..%5cb",
            "//index.html", "/./index.html", "/%00index.html", "/index.html%0a", "/%zz", "/%c0%ae/",
            "/%252e%252e/",
            "/C:/index.html", "/%2findex.html", "/once/../index.html"
        ]
    )
    fun `Given no file or a way out, it is a true 404`(path: String) {
        val answer = get(path)
        assertEquals(404, answer.status)
        assertEquals("no-store", answer.headers["Cache-Control"])
        assertEquals("Not Found", textOf(answer))
    }

    @ParameterizedTest
    @ValueSource(
        strings = [
            "http://app.luka.local/", "https://app.luka.local.evil.cl/", "https://app.luka.local:8443/",
            "https://app.luka.local@evil.cl/", "https://evil.cl/app.luka.local", "about:blank",
            "file:///index.html"
        ]
    )
    fun `Given another origin, it is none of ours`(url: String) {
        assertNull(server.serve(AssetRequest(url, isMainFrame = true)))
        assertEquals(0, loads)
    }

    @ParameterizedTest
    @CsvSource(
        "bytes=2-4,234,2-4/10",
        "bytes=7-,789,7-9/10",
        "bytes=-3,789,7-9/10",
        "bytes=0-99,0123456789,0-9/10"
    )
    fun `Given a range, that part comes with 206`(range: String, text: String, told: String) {
        val answer = get("/_next/static/chunks/a.js", range = range)
        assertEquals(206, answer.status)
        assertEquals("bytes $told", answer.headers["Content-Range"])
        assertEquals(text.length.toLong(), answer.body.size)
        assertEquals(text, textOf(answer))
    }

    @Test
    fun `Given a view that skips by itself, the stream runs from the first byte to the end of the range`() {
        val stream = get("/_next/static/chunks/a.js", range = "bytes=2-4").body.openFromStart()
        assertEquals(5, stream.available())
        assertEquals("01234", stream.use { it.readBytes().toString(Charsets.UTF_8) })
    }

    @Test
    fun `Given a range beyond the end, it is 416 with the size`() {
        for (range in listOf("bytes=10-", "bytes=99999999999999999999-")) {
            val answer = get("/_next/static/chunks/a.js", range = range)
            assertEquals(416 to "bytes */10", answer.status to answer.headers["Content-Range"])
        }
    }

    @Test
    fun `Given an empty file, it is whole`() {
        assertEquals("", textOf(get("/empty.txt")))
        assertEquals(0, get("/empty.txt").body.openFromStart().available())
    }

    @Test
    fun `Given a picture, it is there once, for who knows its address`() {
        val url = photos.adopt(File(folder, "shot").apply { writeText("picture") }, PhotoType.WEBP)
        assertEquals(405, server.serve(AssetRequest(ORIGIN + url, method = "HEAD"))?.status)
        val answer = get(url, range = "bytes=0-1")
        assertEquals(200 to "image/webp", answer.status to answer.mime)
        assertNull(answer.charset)
        assertEquals("no-store", answer.headers["Cache-Control"])
        assertEquals("picture", textOf(answer))
        assertEquals(404, get(url).status)
    }

    @Test
    fun `Given a request for headers alone, no load begins and no bytes come`() {
        val answer = server.serve(AssetRequest("$ORIGIN/", isMainFrame = true, method = "HEAD"))
        assertEquals(200L to 0L, answer?.status?.toLong() to answer?.body?.size)
        assertEquals(0, loads)
    }

    @Test
    fun `Given a request that would write, it is refused`() {
        for (method in listOf("POST", "PUT", "DELETE", "get")) {
            assertEquals(405, server.serve(AssetRequest("$ORIGIN/", method = method))?.status)
        }
    }

    private fun get(path: String, isMainFrame: Boolean = false, range: String? = null): AssetResponse =
        checkNotNull(server.serve(AssetRequest(ORIGIN + path, isMainFrame, range = range)))

    private fun textOf(answer: AssetResponse) = answer.body.open().use {
        it.readBytes().toString(Charsets.UTF_8)
    }

    private fun find(path: String) =
        files[path]?.toByteArray()?.let { bytes -> AssetFile(bytes.size.toLong()) { bytes.inputStream() } }
}

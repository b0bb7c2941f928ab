package cl.luka.shell.core.asset

import cl.luka.shell.core.bridge.PageLoad
import cl.luka.shell.core.model.Insets
import cl.luka.shell.core.model.PhotoType
import java.io.ByteArrayInputStream
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
    private var insets: Insets? = null
    private var closed = 0
    private val photos = OneShotFiles(File(folder, "once"))
    private val server = AssetServer(::find, photos) { PageLoad("secret-${++loads}", insets) }

    @Test
    fun `Given the main frame, its HTML alone has the secret as the first element of the head`() {
        val html = get("/", isMainFrame = true)
        assertTrue(
            "<head lang=\"es\"><meta name=\"bridge-secret\" content=\"secret-1\"><title>" in textOf(html)
        )
        assertTrue("content=\"secret-2\"" in textOf(get("/index.html?a#b", isMainFrame = true)))
        assertFalse("bridge-secret" in textOf(get("/")))
        assertFalse("bridge-secret" in textOf(get("/icon.svg", isMainFrame = true)))
        assertFalse("bridge-secret" in textOf(get("/gone", isMainFrame = true)))
        assertEquals(2, loads)
    }

    @ParameterizedTest
    @CsvSource("/,vi", "/index.html,es", "/vi.html,vi")
    fun `Given a language, only the page at the root is in it`(path: String, language: String) {
        files["vi.html"] = HTML.replace("\"es\"", "\"vi\"")
        val inVietnamese =
            AssetServer(PagesInLanguage(::find) { "vi" }, photos) { PageLoad("secret") }
        val response = checkNotNull(inVietnamese.serve(AssetRequest(ORIGIN + path)))
        assertTrue("lang=\"$language\"" in textOf(response))
    }

    @Test
    fun `Given a language without a page, the page at the root is index html`() {
        val inSpanish = AssetServer(PagesInLanguage(::find) { "es" }, photos) { PageLoad("secret") }
        assertEquals(HTML, textOf(checkNotNull(inSpanish.serve(AssetRequest("$ORIGIN/")))))
    }

    @Test
    fun `Given known insets, the HTML of the main frame has them for its first frame`() {
        insets = Insets(top = 24.5, right = 0.0, bottom = 48.0, left = 2.0, keyboard = 300.0)
        assertTrue(
            "content=\"secret-1\"><style>html:root{--safe-top:24.5px;--safe-right:0.0px;" +
                "--safe-bottom:48.0px;--safe-left:2.0px}</style><title>" in
                textOf(get("/", isMainFrame = true))
        )
        assertFalse("--safe-top" in textOf(get("/")))
    }

    @Test
    fun `Given an HTML file, it is closed once it was read`() {
        get("/")
        assertEquals(1, closed)
    }

    @Test
    fun `Given an HTML file, it is not cached or framed`() {
        val html = get("/", isMainFrame = true)
        assertEquals("no-store", html.headers["Cache-Control"])
        assertEquals("DENY", html.headers["X-Frame-Options"])
        assertEquals("frame-ancestors 'none'", html.headers["Content-Security-Policy"])
    }

    @Test
    fun `Given an HTML file without a head, it is an error rather than a document without a bridge`() {
        assertEquals(500, get("/bare.html", isMainFrame = true).status)
        assertEquals(200, get("/bare.html").status)
    }

    @ParameterizedTest
    @CsvSource(
        "/,text/html,utf-8",
        "/_next/static/chunks/a.js,text/javascript,utf-8",
        "/icon.svg,image/svg+xml,utf-8"
    )
    fun `Given a file, its content type is sent and sniffing is disabled`(
        path: String,
        mime: String,
        charset: String
    ) {
        val response = get(path)
        assertEquals(mime to charset, response.mime to response.charset)
        assertEquals("nosniff", response.headers["X-Content-Type-Options"])
        assertEquals("same-origin", response.headers["Cross-Origin-Resource-Policy"])
    }

    @Test
    fun `Given a name with a hash, the file is cached as immutable, and any other is revalidated`() {
        val hashed = get("/_next/static/chunks/a.js").headers["Cache-Control"]
        assertEquals("public, max-age=31536000, immutable", hashed)
        assertEquals("no-cache", get("/icon.svg").headers["Cache-Control"])
    }

    @Test
    fun `Given folders, percent-encoded names and queries, the file is found`() {
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
    fun `Given no such file or a path outside of the bundle, the response is a 404`(path: String) {
        val response = get(path)
        assertEquals(404, response.status)
        assertEquals("no-store", response.headers["Cache-Control"])
        assertEquals("Not Found", textOf(response))
    }

    @ParameterizedTest
    @ValueSource(
        strings = [
            "http://app.luka.local/", "https://app.luka.local.evil.cl/", "https://app.luka.local:8443/",
            "https://app.luka.local@evil.cl/", "https://evil.cl/app.luka.local", "about:blank",
            "file:///index.html"
        ]
    )
    fun `Given another origin, the request is left to the network`(url: String) {
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
    fun `Given a range, the response is a 206 with that part`(range: String, text: String, sent: String) {
        val response = get("/_next/static/chunks/a.js", range = range)
        assertEquals(206, response.status)
        assertEquals("bytes $sent", response.headers["Content-Range"])
        assertEquals(text, textOf(response))
    }

    @Test
    fun `Given a view that skips by itself, the stream begins with the first byte and ends with the range`() {
        val stream = get("/_next/static/chunks/a.js", range = "bytes=2-4").body.openFromStart()
        assertEquals(5, stream.available())
        assertEquals("01234", stream.use { it.readBytes().toString(Charsets.UTF_8) })
    }

    @Test
    fun `Given a range beyond the end, the response is a 416 with the size`() {
        for (range in listOf("bytes=10-", "bytes=99999999999999999999-")) {
            val response = get("/_next/static/chunks/a.js", range = range)
            assertEquals(416 to "bytes */10", response.status to response.headers["Content-Range"])
        }
    }

    @Test
    fun `Given an empty file, the body is empty`() {
        assertEquals("", textOf(get("/empty.txt")))
        assertEquals(0, get("/empty.txt").body.openFromStart().available())
    }

    @Test
    fun `Given a photo, it can be fetched once at its URL`() {
        val url = photos.add(File(folder, "new").apply { writeText("picture") }, PhotoType.WEBP)
        assertEquals(405, server.serve(AssetRequest(ORIGIN + url, method = "HEAD"))?.status)
        val response = get(url, range = "bytes=0-1")
        assertEquals(200 to "image/webp", response.status to response.mime)
        assertNull(response.charset)
        assertEquals("no-store", response.headers["Cache-Control"])
        assertEquals("picture", textOf(response))
        assertEquals(404, get(url).status)
    }

    @Test
    fun `Given a HEAD request, no load begins and there is no body`() {
        val response = server.serve(AssetRequest("$ORIGIN/", isMainFrame = true, method = "HEAD"))
        assertEquals(200, response?.status)
        assertEquals(0, response?.body?.read()?.size)
        assertEquals(0, loads)
    }

    @Test
    fun `Given a method that writes, the response is a 405`() {
        for (method in listOf("POST", "PUT", "DELETE", "get")) {
            assertEquals(405, server.serve(AssetRequest("$ORIGIN/", method = method))?.status)
        }
    }

    private fun get(path: String, isMainFrame: Boolean = false, range: String? = null): AssetResponse =
        checkNotNull(server.serve(AssetRequest(ORIGIN + path, isMainFrame, range = range)))

    private fun textOf(response: AssetResponse) = response.body.read().toString(Charsets.UTF_8)

    private fun find(path: String) =
        files[path]?.toByteArray()?.let { bytes -> AssetFile(bytes.size.toLong()) { streamOf(bytes) } }

    private fun streamOf(bytes: ByteArray) = object : ByteArrayInputStream(bytes) {
        override fun close() {
            closed += 1
        }
    }
}

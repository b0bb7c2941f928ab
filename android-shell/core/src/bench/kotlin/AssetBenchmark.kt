package cl.luka.shell.core.bench

import cl.luka.shell.core.asset.AssetFile
import cl.luka.shell.core.asset.AssetRequest
import cl.luka.shell.core.asset.AssetServer
import cl.luka.shell.core.asset.OneShotFiles
import java.io.ByteArrayInputStream
import java.io.File
import org.openjdk.jmh.annotations.Benchmark
import org.openjdk.jmh.annotations.Scope
import org.openjdk.jmh.annotations.State

private const val ORIGIN = "https://app.luka.local"

/** Requests of the web view for files in memory, each until its body is read. */
@State(Scope.Thread)
open class AssetBenchmark {
    private val body = "<p>Luka</p>".repeat(5_000)
    private val html = "<!doctype html><html><head><title>Luka</title></head>$body</html>"
    private val files =
        mapOf("index.html" to html.toByteArray(), "_next/static/chunks/a.js" to ByteArray(200 * 1024))
    private val photos = OneShotFiles(File(System.getProperty("java.io.tmpdir"), "luka-bench"))
    private val server = AssetServer(ORIGIN, ::find, photos) { "0123456789abcdef" }

    /** The page of the main frame, 55 KB, into which the secret is written. */
    @Benchmark
    open fun page(): Int = read(AssetRequest("$ORIGIN/", isMainFrame = true))

    /** A script of 200 KB. */
    @Benchmark
    open fun script(): Int = read(AssetRequest("$ORIGIN/_next/static/chunks/a.js"))

    /** A kilobyte of it. */
    @Benchmark
    open fun range(): Int = read(AssetRequest("$ORIGIN/_next/static/chunks/a.js", range = "bytes=1024-2047"))

    private fun find(path: String): AssetFile? =
        files[path]?.let { AssetFile(it.size.toLong()) { ByteArrayInputStream(it) } }

    private fun read(request: AssetRequest): Int =
        checkNotNull(server.serve(request)).body.open().use { it.readBytes().size }
}

package cl.luka.shell.app.web

/**
 * What [create] returns; null where the WebView is missing, disabled, being updated or damaged. What it
 * throws then differs between phones: a RuntimeException, or a LinkageError of its native library.
 */
@Suppress("TooGenericExceptionCaught")
internal fun <T> orNullWithoutWebView(create: () -> T): T? = try {
    create()
} catch (_: RuntimeException) {
    null
} catch (_: LinkageError) {
    null
}

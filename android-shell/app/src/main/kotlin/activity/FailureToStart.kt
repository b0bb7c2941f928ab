package cl.luka.shell.app.activity

import android.content.ActivityNotFoundException
import cl.luka.shell.core.message.ErrorCode

/** Why Android does not [start] another activity; null where it does. */
internal inline fun failureToStart(start: () -> Unit): ErrorCode? = try {
    start()
    null
} catch (_: ActivityNotFoundException) {
    ErrorCode.UNAVAILABLE
} catch (_: SecurityException) {
    // An app has an intent filter for it, but its activity is not exported.
    ErrorCode.DENIED
}

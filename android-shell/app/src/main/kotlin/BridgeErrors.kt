package cl.luka.shell.app

import android.content.Context
import android.content.pm.ApplicationInfo
import android.os.Handler
import android.os.Looper
import android.util.Log

private const val MOST_LINES = 12

/** True for debug builds. */
internal val Context.isDebuggable: Boolean
    get() = applicationInfo.flags and ApplicationInfo.FLAG_DEBUGGABLE != 0

/**
 * Where an error on the bridge's thread ends. It is our bug: a debug build crashes with it, and in a release
 * the call fails at its deadline, and the log says where. Not its message, which may have personal data.
 */
internal fun Context.onBridgeError(error: Throwable) {
    if (isDebuggable) Handler(Looper.getMainLooper()).post { throw error }
    Log.e("Luka", error.stackTrace.take(MOST_LINES).joinToString("\n", "${error.javaClass.name}\n"))
}

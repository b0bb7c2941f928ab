package cl.luka.shell.app

import android.content.Context
import android.content.pm.ApplicationInfo
import android.os.Handler
import android.os.Looper

/** True for debug builds. */
internal val Context.isDebuggable: Boolean
    get() = applicationInfo.flags and ApplicationInfo.FLAG_DEBUGGABLE != 0

/**
 * Where an error on the bridge's thread ends. It is our bug: a debug build crashes with it, and in a release
 * the call fails at its deadline.
 */
internal fun Context.onBridgeError(error: Throwable) {
    if (isDebuggable) Handler(Looper.getMainLooper()).post { throw error }
}

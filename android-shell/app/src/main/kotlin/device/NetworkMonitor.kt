package cl.luka.shell.app.device

import android.content.Context
import android.net.ConnectivityManager
import android.net.Network

/** Calls [onChange] with whether the device is online: at the start and at each change. Any thread. */
class NetworkMonitor(context: Context, private val onChange: (Boolean) -> Unit) {
    private val manager = context.getSystemService(ConnectivityManager::class.java)
    private val callback =
        object : ConnectivityManager.NetworkCallback() {
            override fun onAvailable(network: Network) = onChange(true)

            override fun onLost(network: Network) = onChange(false)
        }

    /** Begins to monitor. Where Android does not tell, the device counts as online. */
    fun start() {
        onChange(networkCall(true) { manager?.activeNetwork != null })
        networkCall(Unit) { manager?.registerDefaultNetworkCallback(callback) }
    }

    /** Stops to monitor. */
    fun stop() = networkCall(Unit) { manager?.unregisterNetworkCallback(callback) ?: Unit }
}

/**
 * Calls the ConnectivityManager; [fallback] where it throws. Some builds of Android 11 throw a
 * SecurityException in spite of ACCESS_NETWORK_STATE, unregistering what was not registered throws an
 * IllegalArgumentException, and too many callbacks a RuntimeException.
 */
@Suppress("TooGenericExceptionCaught") // Each of them would end the app where it only wants to be notified.
internal inline fun <T> networkCall(fallback: T, call: () -> T): T = try {
    call()
} catch (_: RuntimeException) {
    fallback
}

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

    /** Begins to monitor. */
    fun start() {
        onChange(manager?.activeNetwork != null)
        manager?.registerDefaultNetworkCallback(callback)
    }

    /** Stops to monitor. */
    fun stop() {
        manager?.unregisterNetworkCallback(callback)
    }
}

package cl.luka.shell.app.phone

import android.content.Context
import android.net.ConnectivityManager
import android.net.Network

/** Tells [changed] whether there is a network, now and at each change, while it is watched. Any thread. */
class NetworkWatch(context: Context, private val changed: (Boolean) -> Unit) {
    private val manager = context.getSystemService(ConnectivityManager::class.java)
    private val callback =
        object : ConnectivityManager.NetworkCallback() {
            override fun onAvailable(network: Network) = changed(true)

            override fun onLost(network: Network) = changed(false)
        }

    /** Begins to watch. */
    fun start() {
        changed(manager?.activeNetwork != null)
        manager?.registerDefaultNetworkCallback(callback)
    }

    /** Ends it. */
    fun stop() {
        manager?.unregisterNetworkCallback(callback)
    }
}

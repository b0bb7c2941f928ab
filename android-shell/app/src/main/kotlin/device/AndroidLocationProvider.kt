package cl.luka.shell.app.device

import android.content.Context
import android.location.Location
import android.location.LocationListener
import android.location.LocationManager
import android.os.Bundle
import android.os.Looper
import cl.luka.shell.core.model.Position
import cl.luka.shell.core.model.isoInstant
import cl.luka.shell.core.port.Cancellable
import cl.luka.shell.core.port.LocationProvider

private const val MAX_AGE = 600_000L
private const val UNKNOWN_ACCURACY = 2_000f

/** Finds the coarse position, by the network provider where it is enabled. */
class AndroidLocationProvider(private val context: Context) : LocationProvider {
    override fun find(onFound: (Position?) -> Unit): Cancellable {
        val manager = context.getSystemService(LocationManager::class.java)
        val enabled = manager?.getProviders(true).orEmpty() - LocationManager.PASSIVE_PROVIDER
        // A coarse permission gets a coarse position from every provider; the network needs the least power.
        val provider = LocationManager.NETWORK_PROVIDER.takeIf(enabled::contains) ?: enabled.firstOrNull()
        if (manager == null || provider == null) return none(onFound)
        return try {
            search(manager, provider, onFound)
        } catch (_: SecurityException) {
            none(onFound)
        }
    }

    private fun search(
        manager: LocationManager,
        provider: String,
        onFound: (Position?) -> Unit
    ): Cancellable {
        // Only those that the coarse permission allows: before API 31 the others throw.
        val allowed = manager.getProviders(false)
        val last = allowed.mapNotNull(manager::getLastKnownLocation).maxByOrNull(Location::getTime)
        if (last != null && System.currentTimeMillis() - last.time in 0..MAX_AGE) {
            onFound(last.toPosition())
            return Cancellable { }
        }
        val listener = SingleUpdateListener(manager, onFound)
        manager.requestLocationUpdates(provider, 0, 0f, listener, Looper.getMainLooper())
        return Cancellable { manager.removeUpdates(listener) }
    }

    private fun none(onFound: (Position?) -> Unit): Cancellable {
        onFound(null)
        return Cancellable { }
    }
}

/** Reports the first update. Implements all methods: before API 30 three of them have no default. */
private class SingleUpdateListener(
    private val manager: LocationManager,
    private val onFound: (Position?) -> Unit
) : LocationListener {
    override fun onLocationChanged(location: Location) = finish(location.toPosition())

    override fun onProviderDisabled(provider: String) = finish(null)

    override fun onProviderEnabled(provider: String) = Unit

    @Deprecated("Called before API 29")
    override fun onStatusChanged(provider: String?, status: Int, extras: Bundle?) = Unit

    private fun finish(position: Position?) {
        manager.removeUpdates(this)
        onFound(position)
    }
}

private fun Location.toPosition() = Position(
    latitude = latitude,
    longitude = longitude,
    accuracy = (if (hasAccuracy()) accuracy else UNKNOWN_ACCURACY).toDouble(),
    time = isoInstant(time)
)

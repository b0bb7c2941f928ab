package cl.luka.shell.app.phone

import android.content.Context
import android.location.Location
import android.location.LocationListener
import android.location.LocationManager
import android.os.Bundle
import android.os.Looper
import cl.luka.shell.core.port.Cancellable
import cl.luka.shell.core.port.Places
import cl.luka.shell.core.shape.Place
import cl.luka.shell.core.shape.isoInstant

private const val FRESH = 600_000L
private const val UNKNOWN_ACCURACY = 2_000f

/** The coarse place, by the network: satellites are for what this app does not ask for. */
class AndroidPlaces(private val context: Context) : Places {
    override fun find(found: (Place?) -> Unit): Cancellable {
        val manager = context.getSystemService(LocationManager::class.java)
        val ways = manager?.getProviders(true).orEmpty() - LocationManager.PASSIVE_PROVIDER
        val provider = ways.minByOrNull(::effort)
        if (manager == null || provider == null) return nothing(found)
        return try {
            search(manager, provider, found)
        } catch (_: SecurityException) {
            nothing(found)
        }
    }

    private fun search(manager: LocationManager, provider: String, found: (Place?) -> Unit): Cancellable {
        // Without those that the coarse permission does not open: before API 31 they throw.
        val ways = manager.getProviders(false)
        val known = ways.mapNotNull(manager::getLastKnownLocation).maxByOrNull(Location::getTime)
        if (known != null && System.currentTimeMillis() - known.time in 0..FRESH) {
            found(known.toPlace())
            return Cancellable { }
        }
        val listener = FirstPlace(manager, found)
        manager.requestLocationUpdates(provider, 0, 0f, listener, Looper.getMainLooper())
        return Cancellable { manager.removeUpdates(listener) }
    }

    private fun nothing(found: (Place?) -> Unit): Cancellable {
        found(null)
        return Cancellable { }
    }
}

/** Which of the enabled ways to ask first. A coarse permission gets a coarse place from each of them. */
private fun effort(provider: String): Int = if (provider == LocationManager.NETWORK_PROVIDER) 0 else 1

/** The first place that is told. Phones before API 30 call all four and have no default for three of them. */
private class FirstPlace(private val manager: LocationManager, private val found: (Place?) -> Unit) :
    LocationListener {
    override fun onLocationChanged(location: Location) = end(location.toPlace())

    override fun onProviderDisabled(provider: String) = end(null)

    override fun onProviderEnabled(provider: String) = Unit

    @Deprecated("Android calls it before API 29")
    override fun onStatusChanged(provider: String?, status: Int, extras: Bundle?) = Unit

    private fun end(place: Place?) {
        manager.removeUpdates(this)
        found(place)
    }
}

private fun Location.toPlace() = Place(
    latitude = latitude,
    longitude = longitude,
    accuracy = (if (hasAccuracy()) accuracy else UNKNOWN_ACCURACY).toDouble(),
    time = isoInstant(time)
)

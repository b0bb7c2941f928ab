package cl.luka.shell.desktop.device

import cl.luka.shell.core.model.Position
import cl.luka.shell.core.model.isoInstant
import cl.luka.shell.core.port.Cancellable
import cl.luka.shell.core.port.LocationProvider

/** Reports the position that was set; the centre of Santiago until then. */
class DesktopLocationProvider : LocationProvider {
    /** Latitude, longitude and accuracy in metres; null for no position. */
    @Volatile
    var position: Triple<Double, Double, Double>? = Triple(-33.4489, -70.6693, 2_000.0)

    override fun find(onFound: (Position?) -> Unit): Cancellable {
        val now = isoInstant(System.currentTimeMillis())
        onFound(
            position?.let { (latitude, longitude, accuracy) ->
                Position(latitude, longitude, accuracy, now)
            }
        )
        return Cancellable {}
    }
}

package cl.luka.shell.core.model

import kotlin.math.max
import kotlin.math.round
import kotlinx.serialization.Serializable

private const val STEPS_PER_DEGREE = 100
private const val MIN_ACCURACY = 1_100.0

/** The position of the device at [time]; [accuracy] in metres. */
@Serializable
data class Position(val latitude: Double, val longitude: Double, val accuracy: Double, val time: String)

/**
 * The position rounded to about a kilometre, whatever the device knows: the app requests no more than that.
 * Null for an invalid position.
 */
fun Position.coarse(): Position? {
    if (latitude !in -90.0..90.0 || longitude !in -180.0..180.0 || accuracy.isNaN()) return null
    if (accuracy.isInfinite()) return null
    return copy(
        latitude = round(latitude * STEPS_PER_DEGREE) / STEPS_PER_DEGREE,
        longitude = round(longitude * STEPS_PER_DEGREE) / STEPS_PER_DEGREE,
        accuracy = max(accuracy, MIN_ACCURACY)
    )
}

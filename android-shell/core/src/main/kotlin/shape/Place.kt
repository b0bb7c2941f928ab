package cl.luka.shell.core.shape

import kotlin.math.max
import kotlin.math.round
import kotlinx.serialization.Serializable

private const val STEPS_PER_DEGREE = 100
private const val COARSEST_METRES = 1_100.0

/** Where the phone was at [time]; [accuracy] in metres. */
@Serializable
data class Place(val latitude: Double, val longitude: Double, val accuracy: Double, val time: String)

/**
 * The place to about a kilometre, whatever the phone knew: more is not asked for, so more is not
 * handed on. Null for what is no place on Earth.
 */
fun Place.coarse(): Place? {
    if (latitude !in -90.0..90.0 || longitude !in -180.0..180.0 || accuracy.isNaN()) return null
    if (accuracy.isInfinite()) return null
    return copy(
        latitude = round(latitude * STEPS_PER_DEGREE) / STEPS_PER_DEGREE,
        longitude = round(longitude * STEPS_PER_DEGREE) / STEPS_PER_DEGREE,
        accuracy = max(accuracy, COARSEST_METRES)
    )
}

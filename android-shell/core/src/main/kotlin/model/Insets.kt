package cl.luka.shell.core.model

import kotlinx.serialization.Serializable

/** The insets of system bars at each edge and the height of the [keyboard], in CSS pixels. */
@Serializable
data class Insets(
    val top: Double,
    val right: Double,
    val bottom: Double,
    val left: Double,
    val keyboard: Double
)

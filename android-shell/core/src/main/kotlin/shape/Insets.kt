package cl.luka.shell.core.shape

import kotlinx.serialization.Serializable

/** The room that the phone's bars and [keyboard] take from each edge, in CSS pixels. */
@Serializable
data class Insets(
    val top: Double,
    val right: Double,
    val bottom: Double,
    val left: Double,
    val keyboard: Double
)

package cl.luka.shell.core.shape

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** A photo as the page gets it: [url] can be fetched once; [size] in bytes. */
@Serializable
data class Photo(
    val url: String,
    val mime: PhotoType,
    val width: Int,
    val height: Int,
    val size: Long,
    /** Of a selfie: how sure it is that somebody is there. */
    val score: Double? = null
)

/** The formats that a photo may have. */
@Serializable
enum class PhotoType(val mime: String, val extension: String) {
    /** What cameras make. */
    @SerialName("image/jpeg")
    JPEG("image/jpeg", "jpg"),

    /** Without loss. */
    @SerialName("image/png")
    PNG("image/png", "png"),

    /** Small. */
    @SerialName("image/webp")
    WEBP("image/webp", "webp")
}

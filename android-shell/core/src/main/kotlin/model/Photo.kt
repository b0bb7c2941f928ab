package cl.luka.shell.core.model

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** A photo as the web app receives it: [url] can be fetched once; [size] in bytes. */
@Serializable
data class Photo(
    val url: String,
    val mime: PhotoType,
    val width: Int,
    val height: Int,
    val size: Long,
    /** Of a selfie: the faces that the phone has seen; null where it could not look. */
    val faces: Int? = null,
    /** Of a selfie: a provider's confidence that it shows a live person, from 0 to 1. */
    val score: Double? = null
)

/** The formats of photos. */
@Serializable
enum class PhotoType(val mime: String, val extension: String) {
    @SerialName("image/jpeg")
    JPEG("image/jpeg", "jpg"),

    @SerialName("image/png")
    PNG("image/png", "png"),

    @SerialName("image/webp")
    WEBP("image/webp", "webp")
}

/** What the photo shows, and which camera takes it. */
data class PhotoRequest(val kind: PhotoKind, val facing: PhotoFacing)

/** What a photo shows: a side of the identity card, or the user's face. */
enum class PhotoKind(val wire: String) {
    ID_FRONT("id_front"),
    ID_BACK("id_back"),
    SELFIE("selfie")
}

/** The direction that the camera faces: FRONT is towards the user. */
enum class PhotoFacing(val wire: String) {
    FRONT("front"),
    BACK("back")
}

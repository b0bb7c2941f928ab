package cl.luka.shell.core.shape

/** What a photo is of, and the side of the phone that takes it. */
data class PhotoRequest(val kind: PhotoKind, val facing: PhotoFacing)

/** What a photo is of. */
enum class PhotoKind(val wire: String) {
    /** The identity card's front. */
    ID_FRONT("id_front"),

    /** The identity card's back. */
    ID_BACK("id_back"),

    /** The person's face. */
    SELFIE("selfie")
}

/** The side of the phone that the camera is on. */
enum class PhotoFacing(val wire: String) {
    /** Towards the person. */
    FRONT("front"),

    /** Away from the person. */
    BACK("back")
}

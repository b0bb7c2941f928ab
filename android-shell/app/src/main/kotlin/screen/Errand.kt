package cl.luka.shell.app.screen

/** A screen that is open in front of the page; [photo] is the name of the file that it writes to. */
data class Errand(val kind: ErrandKind, val ticket: String, val photo: String? = null)

/** What a screen was opened for. */
enum class ErrandKind {
    /** A photo for `takePhoto`. */
    PHOTO,

    /** A selfie for `liveness`. */
    SELFIE,

    /** Somebody of the address book. */
    CONTACT,

    /** A payment page. */
    PAYMENT,

    /** A file for an input of the page. */
    FILE
}

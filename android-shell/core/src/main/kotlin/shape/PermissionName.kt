package cl.luka.shell.core.shape

/** What the page can ask the person for. Source: lib/bridge/contract.ts. */
enum class PermissionName(val wire: String) {
    /** Where the phone is, coarsely. */
    LOCATION("location"),

    /** The state of the phone. */
    PHONE("phone"),

    /** Reading text messages. */
    SMS("sms"),

    /** Taking pictures. */
    CAMERA("camera")
}

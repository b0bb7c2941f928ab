package cl.luka.shell.core.model

/** The permissions that the web app can request. Source: lib/bridge/contract.ts. */
enum class PermissionName(val wire: String) {
    /** The coarse location. */
    LOCATION("location"),

    /** The state of the phone. */
    PHONE("phone"),

    /** Reading text messages. */
    SMS("sms"),

    /** Taking photos. */
    CAMERA("camera")
}

/** The name by which the web app asks for the device's lock, as if it were a permission. */
const val DEVICE_LOCK = "device_lock"

/** The state of a permission. Source: contract.md section 4. */
enum class PermissionState(val wire: String) {
    /** The user granted it. */
    GRANTED("granted"),

    /** The user denied it, and it can be requested again. */
    DENIED("denied"),

    /** The user denied it permanently: only the system settings can change it. */
    DENIED_FOREVER("denied_forever"),

    /** It was never requested. */
    NOT_ASKED("not_asked")
}

package cl.luka.shell.core.shape

/** How a permission stands. Source: contract.md section 4. */
enum class PermissionState(val wire: String) {
    /** The person said yes. */
    GRANTED("granted"),

    /** The person said no, and can be asked again. */
    DENIED("denied"),

    /** The person said no for good: only the system's settings can change it. */
    DENIED_FOREVER("denied_forever"),

    /** Nobody has asked yet. */
    NOT_ASKED("not_asked")
}

package cl.luka.shell.core.message

/**
 * The 14 events of the bridge. [wire] is the name in messages; [isKept] says that an outcome can
 * outlive the page. Source: lib/bridge/contract.ts and PROTOCOL.md.
 */
enum class Event(val wire: String, val isKept: Boolean = false) {
    /** A selfie of somebody who is there. */
    LIVENESS("liveness", isKept = true),

    /** What the phone is. */
    DEVICE_INFO("deviceInfo"),

    /** What this build is. */
    SELF_APP_INFO("selfAppInfo"),

    /** The text messages, in chunks. */
    SMS_INFO("smsInfo"),

    /** The installed apps, in chunks. */
    INSTALL_APP_INFO("installAppInfo"),

    /** One person of the address book, picked by hand. */
    PICKER_CONTACT("pickerContact", isKept = true),

    /** Something to count. */
    AF_EVENT("afEvent"),

    /** A photo of a paper or a face. */
    TAKE_PHOTO("takePhoto", isKept = true),

    /** Where the phone is, coarsely. */
    LOCATION("location"),

    /** The state of permissions, and the question for them. */
    PERMISSION("permission"),

    /** One value that the shell keeps for the page. */
    LOCAL_CACHE("localCache"),

    /** All values that the shell keeps for the page. */
    ALL_SP_CACHE("allSpCache"),

    /** A link that leads out of the app. */
    INTENT_URI_OPEN("intentUriOpen"),

    /** A payment page, in a view without the bridge. */
    OPEN_PAY_VIEW("openPayView")
    ;

    /** Finds events by their name. */
    companion object {
        private val byWire = entries.associateBy(Event::wire)

        /** The event of that name, in that very case. */
        fun of(wire: String): Event? = byWire[wire]
    }
}

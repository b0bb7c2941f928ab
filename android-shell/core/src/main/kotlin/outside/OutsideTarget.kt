package cl.luka.shell.core.outside

/** What to do with a link in another app, made anew of parts that were checked one by one. */
data class OutsideTarget(
    val action: OutsideAction,
    val uri: String,
    /** The only app that may take it; null for any. */
    val packageName: String? = null,
    /** What to open where no app takes it. */
    val fallback: OutsideTarget? = null
)

/** The three things that a link may have another app do; none of them acts without the person. */
enum class OutsideAction(val android: String) {
    /** Show it. */
    VIEW("android.intent.action.VIEW"),

    /** Fill in the number: the person calls. */
    DIAL("android.intent.action.DIAL"),

    /** Fill in the letter: the person sends. */
    SEND_TO("android.intent.action.SENDTO")
}

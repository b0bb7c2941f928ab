package cl.luka.shell.core.model

/** What the user feels of a touch. */
enum class Haptic {
    /** A value moved by one step. */
    TICK,

    /** Something has succeeded. */
    CONFIRM
}

package cl.luka.shell.app

/**
 * Marks what uses Android's API of [level], newer than the oldest phone's: whoever calls it has asked for
 * `Build.VERSION.SDK_INT` before. The check of all other code against the oldest API passes it over.
 */
@Target(AnnotationTarget.CLASS, AnnotationTarget.FUNCTION)
@Retention(AnnotationRetention.BINARY)
internal annotation class SinceApi(val level: Int)

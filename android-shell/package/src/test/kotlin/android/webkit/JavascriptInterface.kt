package android.webkit

/** Replaces Android's own annotation, which a JVM cannot load. */
@Retention(AnnotationRetention.RUNTIME)
@Target(AnnotationTarget.FUNCTION)
annotation class JavascriptInterface

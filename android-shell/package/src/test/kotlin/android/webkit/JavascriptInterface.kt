package android.webkit

/** Stands in for Android's own, which a JVM cannot load. */
@Retention(AnnotationRetention.RUNTIME)
@Target(AnnotationTarget.FUNCTION)
annotation class JavascriptInterface

package com.facebook.react.modules.systeminfo

/** Detox asks React Native's version before it asks whether the app has React Native: it has not. */
object ReactNativeVersion {
    /** As in React Native; a version that Detox has no special way for. */
    @JvmField
    val VERSION: Map<String, Any> = mapOf("major" to 0, "minor" to 0, "patch" to 0)
}

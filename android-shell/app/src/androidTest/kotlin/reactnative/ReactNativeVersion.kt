package com.facebook.react.modules.systeminfo

/**
 * Detox reads React Native's version before it checks whether the app uses React Native, which it does not.
 */
object ReactNativeVersion {
    /** The field of React Native; Detox has no special case for this version. */
    @JvmField
    val VERSION: Map<String, Any> = mapOf("major" to 0, "minor" to 0, "patch" to 0)
}

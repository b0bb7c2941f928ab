package cl.luka.shell.core.shape

import kotlinx.serialization.Serializable

/** What this build of the app is; [flavor] is `standard` or `play`. */
@Serializable
data class BuildDetails(
    val packageName: String,
    val versionName: String,
    val versionCode: Int,
    val flavor: String
)

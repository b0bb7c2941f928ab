package cl.luka.shell.core.model

import kotlinx.serialization.Serializable

/** An installed app; instants as [isoInstant] writes them. */
@Serializable
data class InstalledApp(
    val packageName: String,
    val appName: String,
    val versionName: String,
    val firstInstall: String,
    val lastUpdate: String,
    /** True for an app of the system image. */
    val system: Boolean
)

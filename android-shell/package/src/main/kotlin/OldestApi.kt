package cl.luka.shell.packaging

/** The oldest Android that the app installs on: `minSdk.version` of ../pom.xml, which tests compare. */
internal const val OLDEST_API = 26

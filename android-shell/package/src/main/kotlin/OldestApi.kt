package cl.luka.shell.packaging

/** The oldest API level that the app supports: `minSdk.version` in ../pom.xml, which a test compares. */
internal const val OLDEST_API = 26

plugins {
    id("com.android.application") apply false
    id("org.jetbrains.kotlin.android") apply false
    id("org.jetbrains.kotlin.jvm") apply false
    id("org.jetbrains.kotlin.plugin.serialization") apply false
}

// The properties of pom.xml by name. For a repeated name the first value counts: <version> is the app's own.
extra["pom"] =
    Regex("<([\\w.-]+)>([^<]+)</")
        .findAll(rootDir.resolve("pom.xml").readText())
        .map { it.groupValues[1] to it.groupValues[2] }
        .toList()
        .asReversed()
        .toMap()

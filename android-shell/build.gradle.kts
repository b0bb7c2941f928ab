plugins {
    id("com.android.application") apply false
    id("org.jetbrains.kotlin.android") apply false
    id("org.jetbrains.kotlin.jvm") apply false
    id("org.jetbrains.kotlin.plugin.serialization") apply false
}

// What pom.xml says, by the names that it has there; the first <version> is the app's own.
extra["pom"] =
    Regex("<([\\w.-]+)>([^<]+)</")
        .findAll(rootDir.resolve("pom.xml").readText())
        .map { it.groupValues[1] to it.groupValues[2] }
        .toList()
        .asReversed()
        .toMap()

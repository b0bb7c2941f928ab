plugins {
    id("org.jetbrains.kotlin.jvm")
    id("org.jetbrains.kotlin.plugin.serialization")
}

val pom: Map<String, String> by rootProject.extra

kotlin {
    jvmToolchain(17)
    compilerOptions {
        jvmTarget = org.jetbrains.kotlin.gradle.dsl.JvmTarget.fromTarget(pom.getValue("java.version"))
    }
}

java {
    sourceCompatibility = JavaVersion.toVersion(pom.getValue("java.version"))
    targetCompatibility = sourceCompatibility
}

// Maven runs tests, lint and coverage.
sourceSets["test"].kotlin.setSrcDirs(emptyList<String>())

dependencies {
    // `app` uses it too: values of the web app are JSON.
    api("org.jetbrains.kotlinx:kotlinx-serialization-json:${pom["serialization.version"]}")
}

// For Android Studio and Detox on a device; `npm run apk` and `npm test` build with Maven. All versions are
// read from pom.xml: see scripts/apk/gradle-versions.test.ts.
pluginManagement {
    val pom = settingsDir.resolve("pom.xml").readText()

    fun version(name: String) = Regex("<${Regex.escape(name)}>([^<]+)</").find(pom)?.groupValues?.get(1)

    repositories {
        google()
        mavenCentral()
        gradlePluginPortal()
    }
    // In place of the one in the Android plugin, which is too old for the metadata of this Kotlin.
    buildscript {
        repositories { google() }
        dependencies { classpath("com.android.tools:r8:${version("r8.version")}") }
    }
    plugins {
        id("com.android.application") version version("agp.version")
        id("org.jetbrains.kotlin.android") version version("kotlin.version")
        id("org.jetbrains.kotlin.jvm") version version("kotlin.version")
        id("org.jetbrains.kotlin.plugin.serialization") version version("kotlin.version")
        id("org.gradle.toolchains.foojay-resolver-convention") version version("foojay.version")
    }
}

// Downloads the JDK of `jvmToolchain`: Android Studio has another one.
plugins {
    id("org.gradle.toolchains.foojay-resolver-convention")
}

dependencyResolutionManagement {
    repositoriesMode = RepositoriesMode.FAIL_ON_PROJECT_REPOS
    repositories {
        google()
        mavenCentral()
        // Detox is installed by npm.
        maven(settingsDir.resolve("../node_modules/detox/Detox-android")) {
            content { includeGroup("com.wix") }
        }
    }
}

rootProject.name = "luka"
include(":app", ":core")

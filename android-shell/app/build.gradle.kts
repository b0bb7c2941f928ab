plugins {
    id("com.android.application")
    id("org.jetbrains.kotlin.android")
}

val pom: Map<String, String> by rootProject.extra

android {
    namespace = pom["namespace"]
    compileSdk = pom.getValue("compileSdk.version").toInt()

    defaultConfig {
        applicationId = pom["applicationId"]
        minSdk = pom.getValue("minSdk.version").toInt()
        targetSdk = pom.getValue("targetSdk.version").toInt()
        versionCode = pom.getValue("versionCode").toInt()
        versionName = pom["version"]
    }

    flavorDimensions += "store"
    productFlavors {
        create("standard") { dimension = "store" }
        create("play") { dimension = "store" }
    }

    buildTypes {
        getByName("release") {
            isMinifyEnabled = true
            proguardFiles("proguard-rules.pro")
        }
    }

    compileOptions {
        sourceCompatibility = JavaVersion.toVersion(pom.getValue("java.version"))
        targetCompatibility = sourceCompatibility
    }

    androidResources {
        // The default leaves out what begins with an underscore: Next's `_next` too.
        ignoreAssetsPattern = "!.svn:!.git:!.ds_store:!*.scc:.*:!CVS:!thumbs.db:!picasa.ini:!*~"
    }

    sourceSets {
        // The web part, as `npm run apk` leaves it there.
        getByName("main").assets.setSrcDirs(listOf("../../.cache/apk/assets"))
        // Robolectric's tests are Maven's.
        getByName("test").kotlin.setSrcDirs(emptyList<String>())
    }

    testOptions {
        unitTests.isIncludeAndroidResources = false
    }
}

kotlin {
    jvmToolchain(17)
    compilerOptions {
        jvmTarget = org.jetbrains.kotlin.gradle.dsl.JvmTarget.fromTarget(pom.getValue("java.version"))
    }
}

dependencies {
    implementation(project(":core"))
}

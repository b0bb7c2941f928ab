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
        testInstrumentationRunner = "androidx.test.runner.AndroidJUnitRunner"
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
        // The release, whole and with the debug key, as Detox's classes need Kotlin's, which R8 would leave out.
        create("detox") {
            initWith(getByName("release"))
            isMinifyEnabled = false
            signingConfig = signingConfigs.getByName("debug")
            matchingFallbacks += "release"
        }
    }
    // Detox drives one build type at a time: `-DtestBuildType=detox` for the other.
    testBuildType = System.getProperty("testBuildType", "debug")

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
        // These two may reach the sandbox of `adb reverse`; no APK of `npm run apk` does.
        listOf("debug", "detox").forEach { getByName(it).res.srcDir("src/loopback/res") }
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
    androidTestImplementation("com.wix:detox:${pom["detox.version"]}")
    // Detox speaks with the computer by it, and takes it for granted: React Native has it.
    androidTestImplementation("com.squareup.okhttp3:okhttp:${pom["okhttp.version"]}")
}

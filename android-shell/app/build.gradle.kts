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
        // A release without R8, which would remove Kotlin classes that Detox needs, signed with the debug key.
        create("detox") {
            initWith(getByName("release"))
            isMinifyEnabled = false
            signingConfig = signingConfigs.getByName("debug")
            matchingFallbacks += "release"
        }
    }
    // Detox tests one build type at a time: `-DtestBuildType=detox` selects the other.
    testBuildType = System.getProperty("testBuildType", "debug")

    compileOptions {
        sourceCompatibility = JavaVersion.toVersion(pom.getValue("java.version"))
        targetCompatibility = sourceCompatibility
    }

    androidResources {
        // The default excludes names that begin with an underscore, such as Next's `_next`.
        ignoreAssetsPattern = "!.svn:!.git:!.ds_store:!*.scc:.*:!CVS:!thumbs.db:!picasa.ini:!*~"
    }

    sourceSets {
        // The web bundle, written by `npm run apk`. The Detox specs replace that of these two by one that calls
        // this machine; no release may contain it.
        getByName("release").assets.setSrcDirs(listOf("../../.cache/apk/assets"))
        getByName("debug").assets.setSrcDirs(listOf("../../.cache/apk/test-assets"))
        getByName("detox").assets.setSrcDirs(listOf("../../.cache/apk/test-assets"))
        // These two may reach the sandbox behind `adb reverse`; no APK of `npm run apk` may.
        listOf("debug", "detox").forEach { getByName(it).res.srcDir("src/loopback/res") }
        // Maven runs the Robolectric tests.
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
    // Detox uses it and expects React Native to provide it.
    androidTestImplementation("com.squareup.okhttp3:okhttp:${pom["okhttp.version"]}")
}

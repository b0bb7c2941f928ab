package cl.luka.shell.packaging

import cl.luka.shell.packaging.dex.classNames
import cl.luka.shell.packaging.dex.classesOfApk
import cl.luka.shell.packaging.dex.classesOfJar
import cl.luka.shell.packaging.dex.javascriptMethods
import cl.luka.shell.packaging.framework.splitFramework
import cl.luka.shell.packaging.sign.PackageKind
import cl.luka.shell.packaging.sign.describeSignature
import cl.luka.shell.packaging.sign.keyFromEnvironment
import cl.luka.shell.packaging.sign.sign
import java.io.File
import kotlin.system.exitProcess

private const val USAGE = """
framework JAR CLASSES RESOURCES  extracts from Android's framework what R8 and aapt2 need
sign apk|aab IN OUT              signs with the key in the environment: LUKA_SIGN_KEYSTORE and others
verify APK                       prints the facts about the signature
dex APK|JAR                      prints the classes, and the methods that JavaScript can call
"""

/** The tools of `scripts/apk` that need a JVM: see [USAGE]. Prints one finding a line. */
fun main(args: Array<String>) {
    val rest = args.drop(1)
    when (args.firstOrNull()) {
        "framework" -> splitFramework(File(rest[0]), File(rest[1]), File(rest[2]))
        "sign" -> {
            val key = keyFromEnvironment(System.getenv())
            sign(PackageKind.of(rest[0]), File(rest[1]) to File(rest[2]), key)
        }
        "verify" -> describeSignature(File(rest[0])).forEach(::println)
        "dex" -> describeDex(File(rest[0])).forEach(::println)
        else -> {
            System.err.println(USAGE)
            exitProcess(2)
        }
    }
}

private fun describeDex(file: File): List<String> {
    val classes = if (file.extension == "jar") classesOfJar(file) else classesOfApk(file)
    return classNames(classes).map { "class $it" } +
        javascriptMethods(classes).map { "javascript-method $it" }
}

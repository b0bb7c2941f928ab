package cl.luka.shell.packaging.framework

import java.io.File
import java.util.zip.ZipEntry
import java.util.zip.ZipFile
import java.util.zip.ZipOutputStream
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class SplitFrameworkTest(@param:TempDir private val folder: File) {
    @Test
    fun `Given a framework, its public and the Java classes go to R8, its resources to aapt2`() {
        val framework = File(folder, "framework.jar")
        val own = listOf("android/app/Activity.class", "org/json/JSONObject.class")
        val internal = listOf("com/android/internal/R.class", "kotlin/Unit.class", "android/x.txt")
        val resources = listOf("resources.arsc", "AndroidManifest.xml")
        pack(framework, own + internal + resources)
        val classes = File(folder, "classes.jar")
        val table = File(folder, "table.apk")
        splitFramework(framework, classes, table)
        val (language, android) = namesIn(classes).partition { it.startsWith("java") }
        assertEquals(own, android)
        assertTrue("java/lang/Object.class" in language)
        assertTrue("javax/net/SocketFactory.class" in language)
        assertEquals(resources, namesIn(table))
    }

    private fun pack(archive: File, names: List<String>) =
        ZipOutputStream(archive.outputStream()).use { out ->
            names.forEach { out.putNextEntry(ZipEntry(it)) }
        }

    private fun namesIn(archive: File) =
        ZipFile(archive).use { zip -> zip.entries().toList().map(ZipEntry::getName) }
}

package cl.luka.shell.packaging.framework

import java.io.File
import java.net.URI
import java.nio.file.FileSystems
import java.nio.file.Files
import java.util.zip.CRC32
import java.util.zip.ZipEntry
import java.util.zip.ZipFile
import java.util.zip.ZipOutputStream
import kotlin.io.path.extension

private val publicPackages = listOf("android/", "dalvik/", "org/json/", "org/xmlpull/")
private val resources = setOf("resources.arsc", "AndroidManifest.xml")

/**
 * Takes out of [framework], the jar of all of Android, the classes that an app may call into [classes],
 * for R8, and its resources into [table], for aapt2. The rest are libraries that an app brings along itself
 * (Kotlin's among them), and internals. The language's own classes, which that jar lacks, are this JDK's.
 */
fun splitFramework(framework: File, classes: File, table: File) {
    ZipFile(framework).use { source ->
        archive(classes) { out ->
            source.copyTo(out) { name ->
                name.endsWith(".class") && publicPackages.any(name::startsWith)
            }
            copyLanguageTo(out)
        }
        archive(table) { out -> source.copyTo(out) { it in resources } }
    }
}

private fun archive(target: File, fill: (ZipOutputStream) -> Unit) =
    ZipOutputStream(target.outputStream().buffered()).use(fill)

private fun ZipFile.copyTo(out: ZipOutputStream, wanted: (String) -> Boolean) {
    for (entry in entries()) {
        if (wanted(entry.name)) out.add(entry.name, getInputStream(entry).use { it.readBytes() })
    }
}

private fun copyLanguageTo(out: ZipOutputStream) {
    val module = FileSystems.getFileSystem(URI("jrt:/")).getPath("modules", "java.base")
    for (top in listOf("java", "javax")) {
        Files.walk(module.resolve(top)).use { paths ->
            paths
                .filter { it.extension == "class" }
                .forEach { out.add(module.relativize(it).toString(), Files.readAllBytes(it)) }
        }
    }
}

/** Not compressed: it is read often and sent nowhere. */
private fun ZipOutputStream.add(name: String, bytes: ByteArray) {
    val entry =
        ZipEntry(name).apply {
            method = ZipEntry.STORED
            size = bytes.size.toLong()
            crc = CRC32().apply { update(bytes) }.value
        }
    putNextEntry(entry)
    write(bytes)
    closeEntry()
}

package cl.luka.shell.packaging.dex

import android.webkit.JavascriptInterface
import com.android.tools.r8.JdkClassFileProvider
import com.android.tools.r8.OutputMode
import com.android.tools.r8.R8
import com.android.tools.r8.R8Command
import com.android.tools.r8.origin.Origin
import java.io.File
import java.nio.file.Path
import java.util.zip.ZipEntry
import java.util.zip.ZipOutputStream
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

private const val METHOD = "postMessage(Ljava/lang/String;)Z"

/** What is found here is what `npm run apk` holds against the APK. */
class PageMethodsTest(@param:TempDir private val folder: File) {
    private val rules = File(System.getProperty("app.rules")).readText()
    private val program = listOf(Beginning::class.java, Door::class.java)

    @Test
    fun `a jar's methods for the page are found, and no others`() {
        val jar = File(folder, "app.jar").also { pack(it, program) }
        assertEquals(listOf(METHOD), pageMethods(classesOfJar(jar)))
    }

    @Test
    fun `the app's rules keep the methods for the page`() {
        assertEquals(listOf(METHOD), pageMethods(classesOfApk(shrink(rules))))
    }

    @Test
    fun `without the rule for them they are gone, and that is seen`() {
        val rule = Regex("-keepclassmembers class \\* \\{[^}]*JavascriptInterface[^}]*}")
        val without = rules.replace(rule, "")
        assertEquals(emptyList<String>(), pageMethods(classesOfApk(shrink(without))))
    }

    @Test
    fun `without their annotations the web view would not call them, and that is seen`() {
        val without = rules.replace("-keepattributes RuntimeVisibleAnnotations", "")
        assertEquals(emptyList<String>(), pageMethods(classesOfApk(shrink(without))))
    }

    @Test
    fun `classes are named as a manifest names them`() {
        val jar = File(folder, "app.jar").also { pack(it, program) }
        assertEquals(
            listOf("cl.luka.shell.packaging.dex.Beginning", "cl.luka.shell.packaging.dex.Door"),
            classNames(classesOfJar(jar))
        )
    }

    /** An APK, as far as its dex goes, of the test's program. */
    private fun shrink(rules: String): File {
        val apk = File(folder, "app.zip")
        val begin = "-keep class ${Beginning::class.java.name} { public static void main(...); }"
        val annotation = File(folder, "android.jar")
        pack(annotation, listOf(JavascriptInterface::class.java))
        val command =
            R8Command
                .builder()
                .addProgramFiles(program.map(::classFileOf))
                .addLibraryFiles(jarOf(KotlinVersion::class.java), annotation.toPath())
                .addLibraryResourceProvider(JdkClassFileProvider.fromSystemJdk())
                .addProguardConfiguration(rules.lines() + begin, Origin.unknown())
                .setMinApiLevel(26)
                .setOutput(apk.toPath(), OutputMode.DexIndexed)
                .build()
        R8.run(command)
        return apk
    }

    private fun pack(jar: File, types: List<Class<*>>) = ZipOutputStream(jar.outputStream()).use { out ->
        types.forEach { type ->
            out.putNextEntry(ZipEntry("${type.name.replace('.', '/')}.class"))
            out.write(classFileOf(type).toFile().readBytes())
        }
    }

    private fun classFileOf(type: Class<*>): Path =
        jarOf(type).resolve(type.name.replace('.', '/') + ".class")

    private fun jarOf(type: Class<*>): Path = Path.of(type.protectionDomain.codeSource.location.toURI())
}

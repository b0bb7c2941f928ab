package cl.luka.shell.packaging.sign

import java.io.File
import java.util.zip.ZipEntry
import java.util.zip.ZipOutputStream
import org.junit.jupiter.api.Assertions.assertArrayEquals
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.BeforeAll
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.TestInstance
import org.junit.jupiter.api.io.TempDir

/** The key is created as `scripts/apk` creates the debug key. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SigningTest(@param:TempDir private val folder: File) {
    private val bundle get() = File(folder, "in.zip")
    private val signed get() = File(folder, "signed.zip")
    private val environment
        get() =
            mapOf(
                "LUKA_SIGN_KEYSTORE" to File(folder, "key.p12").path,
                "LUKA_SIGN_PASSWORD" to "a password",
                "LUKA_SIGN_ALIAS" to "debug"
            )

    @BeforeAll
    fun makeKey() {
        val command =
            listOf(File(System.getProperty("java.home"), "bin/keytool").path, "-genkeypair") +
                listOf("-keystore", environment.getValue("LUKA_SIGN_KEYSTORE"), "-storetype", "PKCS12") +
                listOf("-alias", "debug", "-keyalg", "RSA", "-keysize", "2048", "-dname", "CN=Test") +
                listOf("-storepass:env", "LUKA_SIGN_PASSWORD")
        val process = ProcessBuilder(command).redirectErrorStream(true)
        process.environment().putAll(environment)
        assertEquals(0, process.start().also { it.inputStream.readAllBytes() }.waitFor())
        ZipOutputStream(bundle.outputStream()).use { out ->
            out.putNextEntry(ZipEntry("base/dex/classes.dex"))
            out.write(ByteArray(5000) { it.toByte() })
        }
    }

    @Test
    fun `Given an APK, signing it twice gives the same bytes`() {
        val files = bundle to signed
        sign(PackageKind.APK, files, keyFromEnvironment(environment))
        val first = signed.readBytes()
        sign(PackageKind.APK, files, keyFromEnvironment(environment))
        assertArrayEquals(first, signed.readBytes())
    }

    @Test
    fun `Given a byte that changed after signing, the verification fails`() {
        sign(PackageKind.APK, bundle to signed, keyFromEnvironment(environment))
        val bytes = signed.readBytes()
        bytes[100] = (bytes[100] + 1).toByte()
        signed.writeBytes(bytes)
        assertTrue("verified false" in describeSignature(signed))
    }

    @Test
    fun `Given a bundle, it is signed as a JAR, and twice with the same bytes`() {
        val files = bundle to signed
        sign(PackageKind.AAB, files, keyFromEnvironment(environment))
        val first = signed.readBytes()
        sign(PackageKind.AAB, files, keyFromEnvironment(environment))
        assertArrayEquals(first, signed.readBytes())
        assertTrue("META-INF/LUKA.RSA" in first.toString(Charsets.ISO_8859_1))
    }

    @Test
    fun `Given a missing key, the error names it without the password`() {
        val error =
            assertThrows(IllegalArgumentException::class.java) {
                keyFromEnvironment(environment + ("LUKA_SIGN_ALIAS" to "other"))
            }
        assertTrue("has no key named other" in error.message.orEmpty())
        assertTrue("a password" !in error.message.orEmpty())
    }
}

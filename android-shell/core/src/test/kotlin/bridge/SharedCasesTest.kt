package cl.luka.shell.core.bridge

import cl.luka.shell.core.fake.FakeShell
import cl.luka.shell.core.fake.bridgeCases
import cl.luka.shell.core.message.text
import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.model.UserActionResult
import java.io.File
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlinx.serialization.json.long
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.DynamicTest
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.TestFactory
import org.junit.jupiter.api.io.TempDir

/** The cases in lib/bridge/cases, which the web app is tested with too. */
class SharedCasesTest(@param:TempDir private val folder: File) {
    private val withoutData = setOf("deviceInfo", "selfAppInfo", "installAppInfo", "location", "allSpCache")

    @TestFactory
    fun `Given each message that a shell may receive, it replies as the case says`() =
        bridgeCases("shell/messages.json").map { case ->
            val name = case.text("name").orEmpty()
            DynamicTest.dynamicTest("Given $name, it replies as the case says") { runMessage(case) }
        }

    @TestFactory
    fun `Given each call in the cases of the web app, it is valid for the shell`() =
        bridgeCases("page/events.json").mapIndexed { index, case ->
            val name = case.text("name").orEmpty()
            DynamicTest.dynamicTest("Given the call of '$name', it is valid") { runCall(case, index) }
        }

    @TestFactory
    fun `Given a payment that takes its time, the shell replies when it ends and closes nothing before`() =
        bridgeCases("page/late-payment.json").map { case ->
            val name = case.text("name").orEmpty()
            DynamicTest.dynamicTest("Given $name, the shell replies then") { runPayment(case) }
        }

    @TestFactory
    fun `Given data that the web app refuses to send, the shell replies invalid`() =
        bridgeCases("page/data-refused.json").filterNot {
            callOf(it).text("event") in withoutData
        }.map { case ->
            val name = case.text("name").orEmpty()
            DynamicTest.dynamicTest("Given $name, the shell replies invalid") {
                val shell = FakeShell(folder)
                shell.post(callOf(case).text("event").orEmpty(), "1-a", callOf(case)["data"])
                assertEquals("invalid", shell.webApp.codeOf("1-a"))
            }
        }

    @Test
    fun `Given the files of cases, none of them is empty`() {
        assertTrue(bridgeCases("shell/messages.json").size >= 20)
        assertTrue(bridgeCases("page/events.json").size >= 20)
        assertTrue(bridgeCases("page/data-refused.json").size >= 10)
    }

    private fun runMessage(case: JsonObject) {
        val shell = FakeShell(folder)
        shell.postRaw(case.text("raw").orEmpty().replace("<secret>", shell.secret))
        val expected = case["answer"].takeUnless { it is JsonNull }?.jsonPrimitive?.content
        when (expected) {
            null -> assertEquals(emptyList<JsonObject>(), shell.webApp.messages)
            "reply" -> assertTrue("data" in shell.webApp.repliesTo("1-a").single())
            else -> assertEquals(expected, shell.webApp.codeOf("1-a"))
        }
    }

    /** A valid call gets a reply or opens a screen; it never fails. */
    private fun runCall(case: JsonObject, index: Int) {
        val shell = FakeShell(File(folder, "$index"))
        shell.permissions.granted += PermissionName.entries
        shell.post(callOf(case).text("event").orEmpty(), "1-a", callOf(case)["data"])
        val codes = shell.webApp.messages.mapNotNull { (it["error"] as? JsonObject)?.text("code") }
        assertEquals(emptyList<String>(), codes)
        val screens = shell.screens.run {
            listOf(photos, selfies, contacts, payments, locks).sumOf { it.size }
        }
        val hasReply = shell.webApp.messages.isNotEmpty() || shell.webApp.chunks.isNotEmpty()
        assertTrue(hasReply || screens == 1 || shell.searches.size == 1)
    }

    /** The one step of the case is the shell's reply to the one call, that many milliseconds `after` it. */
    private fun runPayment(case: JsonObject) {
        val shell = FakeShell(folder)
        shell.post("openPayView", "1-a", callOf(case)["data"])
        val step = case.getValue("shell").jsonArray.single().jsonObject
        shell.loop.advance(step.getValue("after").jsonPrimitive.long)
        assertEquals(emptyList<JsonObject>(), shell.webApp.repliesTo("1-a"))
        assertEquals(emptyList<String>(), shell.screens.closed)
        val data = step.getValue("message").jsonObject.getValue("data").jsonObject
        shell.finish(shell.screens.payments.single().first, UserActionResult.PaymentClosed(data.text("url")))
        assertEquals(data, shell.webApp.dataOf("1-a"))
    }

    private fun callOf(case: JsonObject) = case.getValue("calls").jsonArray.first().jsonObject
}

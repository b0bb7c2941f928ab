package cl.luka.shell.core.message

import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

class OutcomeTest {
    @Test
    fun `Given an outcome, it can be read back from its fields`() {
        val outcomes =
            listOf(Outcome.Reply(JsonPrimitive(1)), Outcome.Reply(JsonNull)) +
                ErrorCode.entries.map { Outcome.Failure(it, "why") }
        for (outcome in outcomes) assertEquals(outcome, outcomeOf(outcome.toFields()))
    }

    @Test
    fun `Given fields that cannot be read, the outcome is a failure`() {
        val failed = Outcome.Failure(ErrorCode.FAILED, "")
        assertEquals(failed, outcomeOf(JsonObject(emptyMap())))
        val strange = JsonObject(mapOf("error" to JsonObject(mapOf("code" to JsonPrimitive("on_fire")))))
        assertEquals(failed, outcomeOf(strange))
    }
}

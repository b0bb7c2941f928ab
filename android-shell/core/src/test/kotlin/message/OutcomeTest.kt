package cl.luka.shell.core.message

import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

class OutcomeTest {
    @Test
    fun `Given an outcome, its fields read as the same`() {
        val outcomes =
            listOf(Outcome.Reply(JsonPrimitive(1)), Outcome.Reply(JsonNull)) +
                ErrorCode.entries.map { Outcome.Failure(it, "why") }
        for (outcome in outcomes) assertEquals(outcome, readOutcome(outcome.toFields()))
    }

    @Test
    fun `Given fields that tell nothing, they are a failure`() {
        val failed = Outcome.Failure(ErrorCode.FAILED, "")
        assertEquals(failed, readOutcome(JsonObject(emptyMap())))
        val strange = JsonObject(mapOf("error" to JsonObject(mapOf("code" to JsonPrimitive("on_fire")))))
        assertEquals(failed, readOutcome(strange))
    }
}

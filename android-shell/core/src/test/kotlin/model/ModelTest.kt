package cl.luka.shell.core.model

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class ModelTest {
    @Test
    fun `Given any instant, it is formatted as ISO 8601 with a four-digit year`() {
        val contract = Regex("\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d{2}:\\d{2})")
        val instants = listOf(Long.MIN_VALUE, -1, 0, 1, 1_784_988_000_000, 1_784_988_000_123, Long.MAX_VALUE)
        assertTrue(instants.all { contract.matches(isoInstant(it)) })
        assertEquals("2026-07-25T14:00:00Z", isoInstant(1_784_988_000_000))
        assertEquals("9999-12-31T23:59:59.999Z", isoInstant(Long.MAX_VALUE))
    }

    @Test
    fun `Given a position, it is rounded to about a kilometre`() {
        val place = Position(-33.448912, -70.669265, 3.0, "2026-07-25T14:00:00Z")
        assertEquals(place.copy(latitude = -33.45, longitude = -70.67, accuracy = 1100.0), place.coarse())
        assertEquals(5_000.0, place.copy(accuracy = 5_000.0).coarse()?.accuracy)
    }

    @Test
    fun `Given an invalid position, there is none`() {
        val place = Position(0.0, 0.0, 1.0, "2026-07-25T14:00:00Z")
        assertNull(place.copy(latitude = 90.1).coarse())
        assertNull(place.copy(longitude = Double.NaN).coarse())
        assertNull(place.copy(accuracy = Double.NaN).coarse())
        assertNull(place.copy(accuracy = Double.POSITIVE_INFINITY).coarse())
    }
}

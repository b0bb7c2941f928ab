package cl.luka.shell.core.fake

import cl.luka.shell.core.model.CalendarDay
import cl.luka.shell.core.port.SystemScreens

/** Collects print requests, which a test ends. */
class FakeSystemScreens : SystemScreens {
    val prints = mutableListOf<(Boolean) -> Unit>()
    var hasSettings = true
    val days = mutableListOf<CalendarDay>()
    var hasCalendar = true

    override fun print(onResult: (Boolean) -> Unit) {
        prints += onResult
    }

    override fun openSettings() = hasSettings

    override fun addToCalendar(day: CalendarDay) = hasCalendar.also { days += day }
}

package cl.luka.shell.core.fake

import cl.luka.shell.core.model.CalendarDay
import cl.luka.shell.core.port.SystemScreens

/** Screens that open; each calendar entry is kept. */
class FakeSystemScreens : SystemScreens {
    val days = mutableListOf<CalendarDay>()

    override fun print(onResult: (Boolean) -> Unit) = onResult(true)

    override fun openSettings() = true

    override fun addToCalendar(day: CalendarDay) = days.add(day)
}

package cl.luka.shell.core.model

import java.time.LocalDate

/** A whole day for the user's calendar. */
data class CalendarDay(val date: LocalDate, val title: String, val text: String)

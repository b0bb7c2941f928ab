package cl.luka.shell.core.message

/** Data that is not of its event's shape. [field] is where, and holds no value. */
internal class RequestRefused(val field: String) : Exception("data refused: $field")

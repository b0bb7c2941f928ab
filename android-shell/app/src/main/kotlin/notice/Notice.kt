package cl.luka.shell.app.notice

/** A native screen that takes the page's place. */
internal class Notice(val title: Int, val text: Int, val actions: List<Action>) {
    /** A button; the first of a notice is the one to press. */
    class Action(val label: Int, val run: () -> Unit)
}

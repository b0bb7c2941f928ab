package cl.luka.shell.core.port

import java.io.Closeable

/** A long list of the phone that is read one by one, so that it is never all in memory. */
interface PhoneList<T> :
    Iterator<T>,
    Closeable

package cl.luka.shell.desktop.cdp

/** Chromium refused a command, or is gone. */
class CdpException(message: String) : Exception(message)

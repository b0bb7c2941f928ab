package cl.luka.shell.core.call

import java.math.BigInteger
import java.security.SecureRandom

/** 32 hexadecimal digits from a secure random source. */
fun randomToken(): String = BigInteger(128, SecureRandom()).toString(16).padStart(32, '0')

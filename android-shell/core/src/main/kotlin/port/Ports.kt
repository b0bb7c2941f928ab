package cl.luka.shell.core.port

/** All that the bridge needs of a phone, or of what stands in for one. */
data class Ports(
    val page: Page,
    val phone: Phone,
    val permissions: Permissions,
    val screens: Screens,
    val places: Places,
    val outside: OutsideApps,
    val analytics: Analytics
)

/** The screens in which the person acts. */
data class Screens(
    val camera: Camera,
    val liveness: Liveness,
    val picker: ContactPicker,
    val payView: PayView
)

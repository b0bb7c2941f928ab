/**
 * Text that an HTTP header can carry as it is: visible ASCII, with spaces inside. `fetch` throws for most of
 * the rest, which would look like a missing connection.
 */
export const headerPattern = /^[!-~](?:[ -~]*[!-~])?$/;

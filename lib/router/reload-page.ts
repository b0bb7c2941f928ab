/** Loads the page again, at its current address. */
export function reloadPage(): void {
  window.location.reload();
}

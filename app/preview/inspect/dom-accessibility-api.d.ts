/** Its own types are not among its exports. */
declare module 'dom-accessibility-api' {
  /** The accessible name (W3C accname-1.2); empty for none. */
  export function computeAccessibleName(root: Element): string;
  /** The explicit or implicit ARIA role. */
  export function getRole(element: Element): string | null;
}

let secret: string | undefined;

/**
 * The secret of this load, which the shell writes into the page that it serves to the main frame
 * and nowhere else; `undefined` outside the shell. A framed page reaches the bridge object too
 * but cannot read this document, so the shell drops what it posts. See PROTOCOL.md, "Secret".
 */
export function takeSecret(): string | undefined {
  const meta = document.querySelector('meta[name="bridge-secret"]');
  if (meta) {
    secret = meta.getAttribute('content') ?? undefined;
    // Out of the document, so that a copy of its markup does not carry it away.
    meta.remove();
  }
  return secret;
}

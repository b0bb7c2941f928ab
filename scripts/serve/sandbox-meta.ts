/** Tells the page that the sandbox is an HTTP server on its own origin, and below which path. */
export const sandboxMeta = '<meta name="luka-sandbox" content="/api">';

/** The page with `sandboxMeta` as the first child of its head; nothing else is touched. */
export function withSandboxMeta(html: string): string {
  return html.replace(/<head\b[^>]*>/i, (head) => head + sandboxMeta);
}

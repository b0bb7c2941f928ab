/** Adds the base URL of the sandbox's server to a page, as the first child of its head. */
export function withSandboxMeta(html: string, baseUrl = '/api'): string {
  const meta = `<meta name="luka-sandbox" content="${baseUrl}">`;
  return html.replace(/<head\b[^>]*>/i, (head) => head + meta);
}

/**
 * Lets an exported page call the sandbox at `baseUrl`, also on another origin: adds the meta tag and the
 * origin to the Content-Security-Policy. Throws for a page without the export's policy.
 */
export function withSandboxAt(html: string, baseUrl: string): string {
  const policy = "connect-src 'self'";
  if (!html.includes(policy)) throw new Error(`The page has no ${policy}`);
  const allowed = html.replace(policy, `${policy} ${new URL(baseUrl).origin}`);
  return withSandboxMeta(allowed, baseUrl);
}

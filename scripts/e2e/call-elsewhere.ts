/**
 * The page of an export without a server, which calls the sandbox at `apiBaseUrl` from now on, of whatever origin:
 * as `npm start` tells the page where its sandbox is, and allowed by the page's policy. Throws where the page has
 * no place for it.
 */
export function callElsewhere(html: string, apiBaseUrl: string): string {
  const { origin } = new URL(apiBaseUrl);
  const meta = `<meta name="luka-sandbox" content="${apiBaseUrl}"/>`;
  const allowed = put(html, "connect-src 'self'", `connect-src 'self' ${origin}`);
  return put(allowed, '<meta name="viewport"', `${meta}<meta name="viewport"`);
}

function put(html: string, place: string, text: string): string {
  if (!html.includes(place)) throw new Error(`The page has no ${place}`);
  return html.replace(place, text);
}

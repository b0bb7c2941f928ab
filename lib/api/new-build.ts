/** A script of a build, as its page and its chunks name it. */
const script = /_next\/static\/chunks\/[\w~.-]+\.js/g;

/**
 * Whether the host has another build of the app than the page's own: its files may then be gone, so that a screen which
 * was not loaded yet never will be. False where that cannot be told: without a connection, for a page that is none of
 * this app, such as a captive portal's, and in the page of a folder. Never rejects.
 */
export async function hasNewBuild(): Promise<boolean> {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: asks the host for the page, not the server for data
    const response = await fetch(document.URL.replace(/#.*/, ''), { cache: 'no-cache' });
    const named = response.ok ? ((await response.text()).match(script) ?? []) : [];
    const own = [...document.scripts].map(({ src }) => src);
    return named.some((name) => !own.some((src) => src.endsWith(name)));
  } catch {
    return false;
  }
}

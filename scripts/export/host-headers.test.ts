import { formatHeaders, headersOf, hostHeaders } from './host-headers';

const [never, forever] = ['no-cache', 'public, max-age=31536000, immutable'];

test.each([
  ['/', never],
  ['/index.html', never],
  ['/pages/sign/sign/', never],
  ['/preview/index.html', never],
  ['/sw.js', never],
  ['/_next/static/chunks/0a-b.js', forever],
  ['/_next/static/media/sans.3f.woff2', forever],
  ['/_next/static/luka/_buildManifest.js', undefined],
])('%s is kept as %s', (path, kept) => {
  expect(headersOf(path)['Cache-Control']).toBe(kept);
});

test('only pages of the same origin may frame any page', () => {
  for (const path of ['/', '/pages/sign/sign/', '/preview/']) {
    expect(headersOf(path)['Content-Security-Policy']).toBe("frame-ancestors 'self'");
  }
});

test('every path asks for https, cuts off its opener, and lends no frame a camera or a microphone', () => {
  for (const path of ['/', '/pages/sign/sign/', '/_next/static/chunks/0a-b.js']) {
    expect(headersOf(path)).toMatchObject({
      'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': expect.stringMatching(/^camera=\(self\), .*microphone=\(\)/),
    });
  }
});

test('no path has a header from two rules, as hosts join their values', () => {
  const examples = hostHeaders.map(({ path }) => path.replace('*', 'x'));
  for (const example of examples) {
    const names = hostHeaders
      .filter(({ path }) =>
        path.endsWith('*') ? example.startsWith(path.slice(0, -1)) : example === path,
      )
      .flatMap(({ headers }) => Object.keys(headers));
    expect(new Set(names).size).toBe(names.length);
  }
});

test('a `_headers` file has each path, and its headers below it', () => {
  expect(formatHeaders()).toContain(`\n/sw.js\n  Cache-Control: ${never}\n`);
  for (const { path } of hostHeaders) expect(formatHeaders().split('\n')).toContain(path);
});

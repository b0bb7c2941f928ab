import fc from 'fast-check';
import { allowedUrl, type UrlPolicy } from './allowed-url';

const real: UrlPolicy = {
  base: 'https://app.luka.example/index.html',
  hosts: ['pay.luka.example'],
  payPath: undefined,
};
const sandbox: UrlPolicy = {
  base: 'http://127.0.0.1:3000/',
  hosts: [],
  payPath: '/__sandbox/pay',
};

test('allows https on a listed host unchanged', () => {
  expect(allowedUrl('https://pay.luka.example/p/1?a=b#c', real)).toEqual({
    href: 'https://pay.luka.example/p/1?a=b#c',
    own: false,
  });
});

test.each([
  ['a host that is not listed', 'https://evil.example/'],
  ['a listed name as part of another', 'https://pay.luka.example.evil.example/'],
  ['a listed name below another', 'https://x.pay.luka.example/'],
  ['a listed name as user of another', 'https://pay.luka.example@evil.example/'],
  ['a name and password', 'https://user:secret@pay.luka.example/'],
  ['a password alone', 'https://:secret@pay.luka.example/'],
  ['another port', 'https://pay.luka.example:8443/'],
  ['plain http', 'http://pay.luka.example/'],
  ['a script', 'javascript:alert(1)'],
  ['a page made of data', 'data:text/html,<h1>x</h1>'],
  ['a file', 'file:///etc/passwd'],
  ['an intent', 'intent://pay.luka.example/#Intent;scheme=https;end'],
  ['another protocol-relative host', '//evil.example/'],
  ['a path of the app itself', '/index.html'],
  ['the sandbox where there is a real server', '/__sandbox/pay?payment=1'],
  ['half an address', 'https://'],
  ['nothing', ''],
])('rejects %s', (_case, url) => {
  expect(allowedUrl(url, real)).toBeNull();
});

test('rejects a relative URL, also where the app’s own host is listed', () => {
  const own = { ...real, hosts: ['app.luka.example'] };
  expect(allowedUrl('/index.html', own)).toBeNull();
});

test('rejects a missing URL', () => {
  expect(allowedUrl(undefined, real)).toBeNull();
});

test("allows the sandbox's payment page on the own origin", () => {
  expect(allowedUrl('/__sandbox/pay?payment=1', sandbox)).toEqual({
    href: 'http://127.0.0.1:3000/__sandbox/pay?payment=1',
    own: true,
  });
});

test.each([
  ['the pay page of another origin', 'http://127.0.0.1:4000/__sandbox/pay'],
  ['the pay page by another protocol', 'https://127.0.0.1:3000/__sandbox/pay'],
  ['another of the sandbox’s buttons', '/__sandbox/reset'],
  ['a way round to another path', '/__sandbox/pay/../reset'],
  ['a host that is not listed', 'https://pay.luka.example/'],
])('rejects %s in a sandbox build', (_case, url) => {
  expect(allowedUrl(url, sandbox)).toBeNull();
});

test('allows nothing but https on a listed host for any text', () => {
  const hosts = fc.constantFrom(
    'pay.luka.example',
    'evil.example',
    'pay.luka.example.evil.example',
  );
  const schemes = fc.constantFrom(
    'https://',
    'http://',
    'javascript:',
    '//',
    'HTTPS://',
    ' https://',
  );
  const url = fc
    .tuple(schemes, fc.constantFrom('', 'a@', 'a:b@', 'pay.luka.example@'), hosts, fc.webPath())
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(url, fc.string()), (text) => {
      const allowed = allowedUrl(text, real);
      if (allowed === null) return;
      const { protocol, host, username } = new URL(allowed.href);
      expect([protocol, host, username]).toEqual(['https:', 'pay.luka.example', '']);
    }),
  );
});

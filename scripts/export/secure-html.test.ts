import { createHash } from 'node:crypto';
import { secureHtml } from './secure-html';

const options = { apiBaseUrl: '', frameHosts: [], depth: 0 };
const inline = 'self.x=1';
const page = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="preconnect" href="/" crossorigin=""/><script src="./_next/a.js" async=""></script></head><body><script>${inline}</script></body></html>`;
const hash = createHash('sha256').update(inline).digest('base64');

test('an inline script is allowed by its hash only', () => {
  const html = secureHtml(page, options);
  expect(html).toContain(`script-src 'self' 'sha256-${hash}'`);
  expect(html).not.toMatch(/unsafe-(inline|eval)/);
});

test('an inline style is allowed by its hash only, and none where there is none', () => {
  const styled = page.replace('<script', '<style>p{}</style><script');
  const styleHash = createHash('sha256').update('p{}').digest('base64');
  expect(secureHtml(styled, options)).toContain(`style-src 'self' 'sha256-${styleHash}';`);
  expect(secureHtml(page, options)).toContain("style-src 'self';");
});

test('the policy and the charset come before everything that they apply to', () => {
  const html = secureHtml(page, options);
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
  expect(html.match(/charSet/g)).toHaveLength(1);
});

test('the service worker is of the own origin, and no text becomes a script or HTML but by the policy of the boot script', () => {
  const html = secureHtml(page, options);
  expect(html).toContain("worker-src 'self';");
  expect(html).toContain("require-trusted-types-for 'script'; trusted-types default;");
});

test('a real server is the only other allowed origin', () => {
  const html = secureHtml(page, {
    apiBaseUrl: 'https://api.luka.example/v1',
    frameHosts: ['pay.luka.example'],
    depth: 0,
  });
  expect(html).toContain("connect-src 'self' https://api.luka.example;");
  expect(html).toContain("frame-src 'self' https://api.luka.example https://pay.luka.example;");
  expect(secureHtml(page, options)).toContain("connect-src 'self';");
});

test('a nested page has a base, the index has none', () => {
  expect(secureHtml(page, { ...options, depth: 3 })).toContain('<base href="../../../"/>');
  expect(secureHtml(page, options)).not.toContain('<base');
});

test('removes the hint to preconnect to the own host', () => {
  expect(secureHtml(page, options)).not.toContain('preconnect');
});

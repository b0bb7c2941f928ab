/** @jest-environment jest-fixed-jsdom */
import { secureHtml } from '../export/secure-html';
import { withSandboxAt, withSandboxMeta } from './sandbox-meta';

const meta = '<meta name="luka-sandbox" content="/api">';

test('adds the tag as the first child of the head', () => {
  const html = '<!DOCTYPE html><html><head lang="es"><meta charset="utf-8"></head></html>';
  const page = new DOMParser().parseFromString(withSandboxMeta(html), 'text/html');
  expect(page.head.firstElementChild?.outerHTML).toBe(meta);
  expect(withSandboxMeta(html).replace(meta, '')).toBe(html);
});

test('leaves text without a head unchanged', () => {
  expect(withSandboxMeta('<header>x</header>')).toBe('<header>x</header>');
});

test('adds a base URL of another origin and allows it in the policy', () => {
  const page = '<html><head><meta charSet="utf-8"/></head></html>';
  const exported = secureHtml(page, { apiBaseUrl: '', frameHosts: [], depth: 0 });
  const html = withSandboxAt(exported, 'http://127.0.0.1:3000/api');
  const { head } = new DOMParser().parseFromString(html, 'text/html');
  const contentOf = (selector: string) => head.querySelector(selector)?.getAttribute('content');
  expect(contentOf('[name="luka-sandbox"]')).toBe('http://127.0.0.1:3000/api');
  expect(contentOf('[http-equiv="Content-Security-Policy"]')).toContain(
    "connect-src 'self' http://127.0.0.1:3000;",
  );
  expect(() => withSandboxAt(page, 'http://127.0.0.1:3000')).toThrow("no connect-src 'self'");
});

import { secureHtml } from '../export/secure-html';
import { callElsewhere } from './call-elsewhere';

const api = 'http://127.0.0.1:3000/api';
const page =
  '<html><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/></head></html>';
const exported = secureHtml(page, { apiBaseUrl: '', frameHosts: [], depth: 0 });

test('the page is told where its sandbox is, and may call it', () => {
  const { head } = new DOMParser().parseFromString(callElsewhere(exported, api), 'text/html');
  const metaOf = (selector: string) => head.querySelector(selector)?.getAttribute('content');
  expect(metaOf('[name="luka-sandbox"]')).toBe(api);
  expect(metaOf('[http-equiv="Content-Security-Policy"]')).toContain(
    "connect-src 'self' http://127.0.0.1:3000;",
  );
});

test('a page without a policy is not taken for an export', () => {
  expect(() => callElsewhere(page, api)).toThrow("The page has no connect-src 'self'");
});

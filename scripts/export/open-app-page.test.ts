/** @jest-environment jest-fixed-jsdom */
import { openAppPage } from './open-app-page';

const page = openAppPage('cl.luka.app');

/** The links of the page at a hash, for the app and for the browser, after its script has run. */
function linksAt(hash: string): [app: string, web: string] {
  document.body.innerHTML = new DOMParser().parseFromString(page, 'text/html').body.innerHTML;
  window.location.hash = hash;
  const script = document.querySelector('script')?.textContent ?? '';
  new Function(script)();
  const [app, web] = document.links;
  return [app?.href ?? '', web?.href ?? ''];
}

test('a link leads to its screen in the app, and in the browser where there is no app', () => {
  const route = '/pages/order-detail/order-detail?order_no=26100482';
  const web = `http://localhost/index.html#${route}`;
  expect(linksAt(`#${route}`)).toEqual([
    `intent://app${route}#Intent;scheme=luka;package=cl.luka.app;S.browser_fallback_url=${encodeURIComponent(web)};end`,
    web,
  ]);
});

test.each([
  '',
  '#/',
  '#//evil.example/pages/a/b',
  '#/pages/a',
  '#/pages/a/b#Intent;package=com.evil;end',
  '#/pages/a/b;S.x=1;end',
  '#/pages/a/b?x=a#b',
  '#javascript:alert(1)',
])('a hash that is no route (%s) leads Home, and nothing of it is in the links', (hash) => {
  const [app, web] = linksAt(hash);
  expect(app).toMatch(
    /^intent:\/\/app\/#Intent;scheme=luka;package=cl\.luka\.app;S\.browser_fallback_url=[\w%.]+;end$/,
  );
  expect(web).toBe('http://localhost/index.html#/');
});

test('without scripts both links lead Home', () => {
  const parsed = new DOMParser().parseFromString(page, 'text/html');
  const links = [...parsed.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(new Set(links)).toEqual(new Set(['index.html']));
});

/** @jest-environment jest-fixed-jsdom */
import { createHash } from 'node:crypto';
import { locales } from '@/lib/i18n/locale';
import { notFoundPage } from './not-found-page';

const site = 'https://designs.example/designs/luka/';

/** Where the links to Home lead from an address, as a browser resolves them. */
function linksAt(address: string, html: string): string[] {
  const document = new DOMParser().parseFromString(html, 'text/html');
  return [...document.querySelectorAll('a')].map(
    (link) => new URL(link.getAttribute('href') ?? '', address).href,
  );
}

test.each(['typo', 'typo/', 'pages/old/old/', 'pages/sign/sign/index.htm'])(
  'the link of an export whose address is known leads Home from %s without a script',
  (path) => {
    const html = notFoundPage(site);
    expect(html).not.toContain('<script');
    expect(linksAt(site + path, html)).toEqual(Array(3).fill(`${site}index.html`));
  },
);

test('loads nothing, as its own address may be any', () => {
  for (const html of [notFoundPage(site), notFoundPage()]) {
    const document = new DOMParser().parseFromString(html, 'text/html');
    expect(document.querySelectorAll('[src], link[rel="stylesheet"]')).toHaveLength(0);
    expect(html).not.toContain('_next/static');
  }
});

test('allows its own style and its own script only', () => {
  const document = new DOMParser().parseFromString(notFoundPage(), 'text/html');
  const policy = document.querySelector('meta[http-equiv]')?.getAttribute('content');
  for (const name of ['style', 'script']) {
    const text = document.querySelector(name)?.textContent ?? '';
    const hash = createHash('sha256').update(text).digest('base64');
    expect(policy).toContain(`${name}-src 'sha256-${hash}';`);
  }
});

test('says in three languages what happened', () => {
  const document = new DOMParser().parseFromString(notFoundPage(site), 'text/html');
  const languages = [...document.querySelectorAll('section')].map(({ lang }) => lang.slice(0, 2));
  expect(languages).toEqual([...locales]);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
});

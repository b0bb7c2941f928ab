import { routePaths } from '@/lib/router/route-path.gen';
import { describePage } from './describe-page';
import { pageTexts } from './page-texts';

const page = '<html><head><meta charSet="utf-8"/></head><body></body></html>';
const text = { title: 'Cupo & "cupones"', description: 'Lo que te queda' };
const file = 'pages/contract-new/my-coupon/index.html';

function headOf(options: Parameters<typeof describePage>[1], html = page): HTMLHeadElement {
  return new DOMParser().parseFromString(describePage(html, options), 'text/html').head;
}

function contentOf(head: HTMLHeadElement, name: string): string | null | undefined {
  return head.querySelector(`[name="${name}"], [property="${name}"]`)?.getAttribute('content');
}

test('a page has a title, a description and the same for links to it', () => {
  const head = headOf({ ...text, file });
  expect(head.querySelector('title')?.textContent).toBe(text.title);
  expect(contentOf(head, 'og:title')).toBe(text.title);
  expect(contentOf(head, 'description')).toBe(text.description);
  expect(contentOf(head, 'og:description')).toBe(text.description);
});

test('a page that has a title keeps it', () => {
  const head = headOf({ ...text, file }, page.replace('</head>', '<title>Inicio</title></head>'));
  expect([...head.querySelectorAll('title')].map(({ textContent }) => textContent)).toEqual([
    'Inicio',
  ]);
});

test('the addresses are absolute if the URL of the site is known, else relative to the root', () => {
  const picture = 'pictures/my-coupon.webp';
  const siteUrl = 'https://luka.example/designs/';
  const absolute = headOf({ ...text, file, picture, siteUrl });
  expect(contentOf(absolute, 'og:image')).toBe(`${siteUrl}${picture}`);
  expect(contentOf(absolute, 'og:url')).toBe(`${siteUrl}${file}`);
  const relative = headOf({ ...text, file, picture });
  expect(contentOf(relative, 'og:image')).toBe(`./${picture}`);
  expect(contentOf(relative, 'og:url')).toBeUndefined();
});

test('without a picture none is named', () => {
  expect(contentOf(headOf({ ...text, file }), 'og:image')).toBeUndefined();
});

test('every route has a title and a description of its own, as long as chats and searches show', () => {
  expect(Object.keys(pageTexts).sort()).toEqual([...routePaths].sort());
  const texts = Object.values(pageTexts);
  for (const key of ['title', 'description'] as const) {
    expect(new Set(texts.map((each) => each[key])).size).toBe(texts.length);
  }
  expect(texts.filter(({ title }) => title.length > 60)).toEqual([]);
  expect(texts.filter(({ description: { length } }) => length < 50 || length > 155)).toEqual([]);
});

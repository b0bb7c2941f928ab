/** @jest-environment jest-fixed-jsdom */
import { handOverPage } from './hand-over-pages';

const path = '/pages/policy/policy';

test('a static page of a build for a real server opens its screen in the hash app, with its query', () => {
  const html = handOverPage(path, '../../../');
  const [, code = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  const replace = jest.fn();
  new Function('location', code)({ search: '?type=deletion', replace });
  expect(replace).toHaveBeenCalledWith(`../../../index.html#${path}?type=deletion`);
});

test('a search reads its title and what it is for, and a link leads to the app without a script', () => {
  const page = new DOMParser().parseFromString(handOverPage(path, '../../../'), 'text/html');
  const description = page.querySelector('meta[name="description"]')?.getAttribute('content');
  expect(page.title).toContain('Luka');
  expect(description?.length).toBeGreaterThan(40);
  expect(page.body.textContent).toContain(description);
  expect(page.querySelector('a')?.getAttribute('href')).toBe(`../../../index.html#${path}`);
});

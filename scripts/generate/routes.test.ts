import { readFileSync } from 'node:fs';
import { generateStaticParams } from '@/app/pages/[...route]/page.sandbox';
import { generateRoutes } from './routes';

/** Every route of product.md section 2; `pages/index/index` is an alias of `/`. */
const [, section = ''] =
  /^## 2\. .*$([\s\S]*?)^## 3\. /m.exec(readFileSync('docs/product.md', 'utf8')) ?? [];
const specified = ['/', ...new Set(section.match(/\/pages\/[\w/-]+/g))];

const generated = generateRoutes('.');

test('the generated files are up to date', () => {
  for (const [file, text] of generated) expect(readFileSync(file, 'utf8')).toBe(text);
});

test('the routes are those of the specification', () => {
  const table = generated.get('app/routes.gen.ts') ?? '';
  const paths = [...table.matchAll(/'([^']+)': \(\) =>/g)].map(([, path]) => path);
  expect([...paths].sort()).toEqual([...specified].sort());
});

test('a build for a real server has no page for testers', async () => {
  process.env.NEXT_PUBLIC_API_BASE_URL = 'https://api.example';
  jest.resetModules();
  const { generateStaticParams: pagesOf } = await import('@/app/pages/[...route]/page.sandbox');
  const { routes } = await import('@/app/routes.gen');
  delete process.env.NEXT_PUBLIC_API_BASE_URL;
  expect(Object.keys(routes)).toHaveLength(specified.length - 1);
  expect(pagesOf()).toHaveLength(specified.length - 1);
  const named = [...Object.keys(routes), ...pagesOf().map(({ route }) => route.join('/'))];
  expect(named.filter((path) => path.includes('native_test'))).toEqual([]);
});

test('every screen is also a static page at its own path', () => {
  const pages = generateStaticParams().map(({ route }) => `/pages/${route.join('/')}`);
  expect(pages.sort()).toEqual(
    specified.map((path) => (path === '/' ? '/pages/index/index' : path)).sort(),
  );
});

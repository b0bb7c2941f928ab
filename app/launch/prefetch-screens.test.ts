import { http } from 'msw';
import { clearCache } from '@/lib/api/cache';
import { samples } from '@/lib/testing/api-samples';
import { ok, received, server } from '@/lib/testing/server';
import { prefetchScreens } from './prefetch-screens';

const mockLoad = jest.fn(async (_path: string) => ({ screen: {} }));
jest.mock('@/app/routes.gen', () => {
  const paths = [
    '/pages/account/get-code-page/get-code-page',
    '/pages/my-loan/my-loan',
    '/pages/policy/policy',
    '/pages/product/product',
    '/pages/sign/sign',
  ];
  return { routes: Object.fromEntries(paths.map((path) => [path, () => mockLoad(path)])) };
});

let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  clearCache({ reload: false });
  server.use(http.post('*', () => ok('app/get_login_option', samples['app/get_login_option'].ret)));
});

afterEach(() => {
  stop();
  document.body.innerHTML = '';
  Reflect.deleteProperty(navigator, 'connection');
});

function start(html: string): void {
  document.body.innerHTML = html;
  stop = prefetchScreens();
}
const pass = () => jest.advanceTimersByTimeAsync(2000);
const loaded = () => mockLoad.mock.calls.map(([path]) => path);
const press = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));

const apply =
  '<a class="btn btn--primary" href="#/pages/account/get-code-page/get-code-page?next=apply">Go</a>';

test('where data are to be saved, only the screen of a pressed link is loaded', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  start(`${apply}<a id="policy" href="#/pages/policy/policy?type=terms"><b>Terms</b></a>`);
  await pass();
  expect(loaded()).toEqual([]);
  press('#policy b');
  expect(loaded()).toEqual(['/pages/policy/policy']);
  expect(received).toEqual([]);
});

test('once the page is idle the screen of the primary action is loaded, with what its form is made of, then the tabs', async () => {
  start(`<a href="#/pages/sign/sign">Other</a>${apply}`);
  expect(loaded()).toEqual([]);
  await pass();
  const [first, ...tabs] = loaded();
  expect(first).toBe('/pages/account/get-code-page/get-code-page');
  expect(tabs).toEqual(['/pages/my-loan/my-loan']);
  expect(received.map(({ path }) => path)).toEqual(['app/get_login_option']);
});

test('a primary action that comes with the data is looked for until it is there', async () => {
  start('<p>Loading</p>');
  await pass();
  expect(loaded()).toEqual([]);
  document.body.innerHTML = '<a class="btn--primary" href="#/pages/product/product">Go</a>';
  await pass();
  expect(loaded()).toEqual(['/pages/product/product']);
});

test('under the cover of the start nothing is loaded, as another screen may be on its way', async () => {
  document.documentElement.dataset.boot = 'wait';
  start('<a class="btn--primary" href="#/pages/sign/sign">Sign</a>');
  await pass();
  expect(loaded()).toEqual([]);
  delete document.documentElement.dataset.boot;
  await pass();
  expect(loaded()[0]).toBe('/pages/sign/sign');
});

test('nothing is loaded for a link out of the app, or once it is stopped', async () => {
  start('<a id="out" class="btn--primary" href="https://example.com/#/pages/sign/sign">Out</a>');
  await pass();
  press('#out');
  stop();
  document.body.innerHTML = '<a id="in" href="#/pages/sign/sign">In</a>';
  press('#in');
  expect(loaded()).toEqual([]);
});

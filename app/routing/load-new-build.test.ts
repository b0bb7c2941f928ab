import { reloadPage } from '@/lib/router/reload-page';
import { removeValue } from '@/lib/storage/values';
import { installFakeShell } from '@/lib/testing/fake-shell';
import { endNewBuildLoad, loadNewBuild } from './load-new-build';

jest.mock('@/lib/router/reload-page');

const chunk = (name: string) => `./_next/static/chunks/${name}.js`;
const answer = jest.fn<Promise<Response>, []>();

/** The host's page names this script; the page itself names that of the old build. */
const host = (name: string, status = 200) =>
  answer.mockImplementation(async () => new Response(`<script src="${chunk(name)}">`, { status }));

beforeEach(() => {
  Object.assign(window, { fetch: answer });
  const own = document.createElement('script');
  own.setAttribute('src', chunk('old'));
  document.head.replaceChildren(own);
  removeValue('luka_new_build');
});

test('a page whose host has another build is loaded again, and not once more before a screen has loaded', async () => {
  host('new');
  expect(await loadNewBuild()).toBe(true);
  expect(await loadNewBuild()).toBe(false);
  expect(reloadPage).toHaveBeenCalledTimes(1);
  endNewBuildLoad();
  expect(await loadNewBuild()).toBe(true);
});

test.each([
  ['the host has the same build', () => host('old')],
  ['the host is broken', () => host('new', 503)],
  ['a portal answers', () => answer.mockImplementation(async () => new Response('<html>Log in'))],
  ['there is no connection', () => answer.mockRejectedValue(new TypeError('Failed to fetch'))],
])('the page stays where %s', async (_, prepare) => {
  prepare();
  expect(await loadNewBuild()).toBe(false);
  expect(reloadPage).not.toHaveBeenCalled();
});

test('the shell, whose files are on the phone, is not asked', async () => {
  installFakeShell();
  host('new');
  expect(await loadNewBuild()).toBe(false);
});

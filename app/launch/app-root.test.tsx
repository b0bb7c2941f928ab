import { act, screen as page, render } from '@testing-library/react';
import { restoreSession } from '@/lib/session/restore-session';
import { writeValue } from '@/lib/storage/values';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { AppRoot } from './app-root';

jest.mock('./app-layer', () => ({ AppLayer: () => <p>layer</p> }));
jest.mock('@/lib/session/restore-session');

const { dataset } = document.documentElement;

afterEach(() => {
  delete dataset.theme;
});

async function start(overrides: { theme?: 'light' | 'dark' } = {}, transport = Promise.resolve()) {
  const navigator = fakeNavigator({ path: '/', query: {} });
  await act(async () =>
    render(
      <AppRoot navigator={navigator} transport={transport} overrides={overrides}>
        {(isLocaleSettled) => <p>{isLocaleSettled ? 'settled' : 'not settled'}</p>}
      </AppRoot>,
    ),
  );
}

test('shows the theme that was chosen, and each other one that is', async () => {
  writeValue('luka_theme', 'dark');
  await start();
  expect(dataset.theme).toBe('dark');
  act(() => writeValue('luka_theme', 'light'));
  expect(dataset.theme).toBe('light');
  act(() => writeValue('luka_theme', 'system'));
  expect(dataset.theme).toBeUndefined();
});

test('leaves the theme of the page as it is while none is chosen', async () => {
  dataset.theme = 'dark';
  await start();
  expect(dataset.theme).toBe('dark');
});

test('shows the theme of the URL, whatever is chosen', async () => {
  writeValue('luka_theme', 'dark');
  await start({ theme: 'light' });
  act(() => writeValue('luka_theme', 'system'));
  expect(dataset.theme).toBe('light');
});

test('restores the session once the server can be called, and shows what every page has', async () => {
  let ready = () => {};
  const transport = new Promise<void>((resolve) => {
    ready = resolve;
  });
  await start({}, transport);
  expect(restoreSession).not.toHaveBeenCalled();
  await act(async () => ready());
  expect(restoreSession).toHaveBeenCalledTimes(1);
  expect(page.getByText('layer')).toBeInTheDocument();
  expect(page.getByText('settled')).toBeInTheDocument();
});

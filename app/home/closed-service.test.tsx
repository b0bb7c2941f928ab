import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screen } from '@/app/pages/index/index/screen';
import { states } from '@/app/pages/index/index/screen.states';
import type { Home } from '@/lib/api/schemas/home';
import { writeValue } from '@/lib/storage/values';
import { installFakeShell } from '@/lib/testing/fake-shell';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';

const heading = (name: string) => page.findByRole('heading', { level: 1, name });

/** Renders Home in a state, whose server sends this. */
async function renderHome(state: 'guest' | 'init' | 'lending', service: Home['service']) {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', (home) => void Object.assign(home, { service }));
  await renderScreen(screen, states[state], { sandbox });
  return sandbox;
}

test.each(['guest', 'init'] as const)(
  '%s is told to update an app that is too old, and offered no loan',
  async (state) => {
    writeValue('appInfo', { versionName: '1.0.4', versionCode: 5 });
    await renderHome(state, { min_version_code: 6 });
    expect(await heading('Actualiza Luka')).toBeInTheDocument();
    expect(
      page.getByText(/Tus datos, tu solicitud y tus préstamos se conservan/),
    ).toBeInTheDocument();
    expect(page.queryByRole('link', { name: 'Pedir mi préstamo' })).toBeNull();
  },
);

test.each([
  ['a version that is new enough', { min_version_code: 6, paused: false }],
  ['a server that says nothing', undefined],
  ['an empty answer', {}],
])('with %s the loan is offered', async (_, service) => {
  writeValue('appInfo', { versionName: '1.0.5', versionCode: 6 });
  await renderHome('guest', service);
  expect(await page.findByRole('link', { name: 'Pedir mi préstamo' })).toBeInTheDocument();
});

test('a pause says until when, and is over once the server says so', async () => {
  const sandbox = await renderHome('init', { paused: true, until: '2027-01-05T12:00:00-03:00' });
  expect(await heading('Luka está en pausa')).toBeInTheDocument();
  expect(page.getByText(/Podrás pedir préstamos de nuevo desde el .*12:00/)).toBeInTheDocument();
  sandbox.changeReply('app/home', (home) => void Object.assign(home, { service: undefined }));
  await userEvent.click(page.getByRole('button', { name: textOf('ui.state.retry') }));
  expect(await page.findByText(textOf('shell.tabs.home'))).toBeInTheDocument();
  expect(page.queryByText('Luka está en pausa')).toBeNull();
});

test('a pause that ends today says at what time, without the date', async () => {
  // In the evening it would end tomorrow.
  const sandbox = createTestSandbox({ now: () => Date.parse('2026-11-20T12:00:00-03:00') });
  await renderScreen(screen, states.paused, { sandbox });
  expect(
    await page.findByText(/Podrás pedir préstamos de nuevo desde hoy a las \d+:\d\d\./),
  ).toBeInTheDocument();
});

test('a user with a loan sees and pays it during a pause', async () => {
  await renderHome('lending', { paused: true });
  expect(await page.findByText('Luka está en pausa')).toBeInTheDocument();
  expect(page.getByText(/Puedes ver y pagar tu préstamo como siempre/)).toBeInTheDocument();
  expect(document.querySelector('a[href*="repay"], a[href*="order-detail"]')).not.toBeNull();
});

describe('in the shell', () => {
  test('the new version is a link, where the server says where it is', async () => {
    installFakeShell();
    writeValue('appInfo', { versionName: '1.0.4', versionCode: 5 });
    await renderHome('guest', { min_version_code: 6, update_url: 'https://luka.example/app' });
    const link = await page.findByRole('link', { name: textOf('home.closed.update.button') });
    expect(link).toHaveAttribute('href', 'https://luka.example/app');
  });

  test('without an address it says where to look for it', async () => {
    installFakeShell();
    writeValue('appInfo', { versionName: '1.0.4', versionCode: 5 });
    await renderHome('guest', { min_version_code: 6 });
    expect(await page.findByText(/Actualízala donde la instalaste/)).toBeInTheDocument();
  });
});

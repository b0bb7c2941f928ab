import { act, screen as shown, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ids as homeIds } from '@/app/home/home.ids';
import { confirmQuote } from '@/app/testing/confirm-quote';
import { revalidate } from '@/lib/api/cache';
import { downloadFile } from '@/lib/download-file';
import { installFakeShell } from '@/lib/testing/fake-shell';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

jest.mock('@/lib/download-file');

const heading = (name: string) => shown.findByRole('heading', { level: 1, name });

function installShellWithLock() {
  const native = installFakeShell();
  native.reply('permission', { device_lock: 'not_asked' });
  native.reply('localCache', {});
  return native;
}

test.each(['lending', 'overdue', 'cleared'])(
  'a payout has arrived in every part of the screen when the loan is %s',
  async (scenario) => {
    await renderScreen(screen, { scenario });
    expect(await heading('Ya te enviamos la plata')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(textOf('home.waiting.watch'));
    expect(document.body).not.toHaveTextContent(textOf('orders.state.waiting'));
  },
);

test.each([
  ['P0D', 1],
  ['P30D', 0],
] as const)(
  'who misses the money is told to wait a working day only until that is over: after %s',
  async (time, times) => {
    const sandbox = createTestSandbox();
    const before = () => {
      sandbox.control.advance('PT15M');
      sandbox.control.advance(time);
    };
    await renderScreen(screen, { scenario: 'waiting' }, { sandbox, before: async () => before() });
    await heading(textOf('home.arrived.title'));
    expect(shown.queryAllByRole('link', { name: 'Escríbenos' })).toHaveLength(times);
  },
);

test.each(['error', 'offline'] as const)(
  'says that a contract is kept when the loan cannot be shown: %s',
  async (state) => {
    await renderScreen(screen, states[state]);
    expect(await shown.findByText(textOf('landingSignSuccess.notShown'))).toBeInTheDocument();
  },
);

test('links to the account form when the payout failed', async () => {
  const { navigator } = await renderScreen(screen, states.paymentFailed);
  expect(await heading(textOf('landingSignSuccess.failed.title'))).toBeInTheDocument();
  await userEvent.click(shown.getByRole('link', { name: 'Corregir mi cuenta' }));
  expect(navigator.push.mock.lastCall?.[0].path).toBe(
    '/pages/step/step-withdrawal/step-withdrawal',
  );
});

test.each([
  ['sendingInShell', 1],
  ['paymentFailed', 0],
] as const)('in %s the lock of a phone that has one is offered %d times', async (state, times) => {
  installShellWithLock();
  await renderScreen(screen, states[state]);
  await shown.findByText(textOf('landingSignSuccess.next.title'));
  if (times) await shown.findByRole('button', { name: 'Activar el bloqueo' });
  expect(shown.queryAllByText('Protege lo que ves aquí')).toHaveLength(times);
});

test.each([
  ['sending', 2],
  ['arrived', 2],
  ['paymentFailed', 0],
] as const)(
  'in %s what is paid back is named %d times, none while nothing is owed',
  async (state, times) => {
    await renderScreen(screen, states[state]);
    await shown.findByText(textOf('landingSignSuccess.contract'));
    await waitFor(() => expect(shown.queryAllByText(/^Devuelves/)).toHaveLength(times));
  },
);

test('saves the due date for a calendar in a browser', async () => {
  jest.mocked(downloadFile).mockClear();
  await renderScreen(screen, states.arrived);
  await heading(textOf('home.arrived.title'));
  await userEvent.click(document.getElementById(homeIds.calendar) ?? document.body);
  const [file, name] = jest.mocked(downloadFile).mock.lastCall ?? [];
  expect(name).toMatch(/^luka-\d{8}\.ics$/);
  expect(file?.type).toBe('text/calendar');
});

test.each(['sending', 'paymentFailed', 'cleared'] as const)(
  'offers no calendar: %s',
  async (name) => {
    await renderScreen(screen, name === 'cleared' ? { scenario: name } : states[name]);
    await shown.findByRole('heading', { level: 1 });
    expect(document.getElementById(homeIds.calendar)).not.toBeInTheDocument();
  },
);

test('the user feels that the money arrives while they wait, and not on a later visit', async () => {
  const native = installShellWithLock();
  const sandbox = createTestSandbox();
  const felt = () => native.posted.filter(({ event }) => event === 'intentUriOpen');
  const { unmount } = await renderScreen(screen, states.sending, { sandbox });
  await heading(textOf('orders.state.waiting'));
  sandbox.control.advance('PT15M');
  act(() => revalidate('user/get_processing_order'));
  await heading(textOf('home.arrived.title'));
  await waitFor(() => expect(felt()).toMatchObject([{ data: { uri: 'luka:confirm' } }]));
  unmount();
  await renderScreen(screen, states.arrived, { sandbox });
  await heading(textOf('home.arrived.title'));
  expect(felt()).toHaveLength(1);
});

test('the button in the panel leads to the loan, also once the money has arrived, as a thumb may be on its way; its date for the calendar is below', async () => {
  const inPanel = () => [...document.querySelectorAll('.hero__panel .btn')].map(({ id }) => id);
  const { unmount } = await renderScreen(screen, states.sending);
  await heading(textOf('orders.state.waiting'));
  expect(inPanel()).toEqual([ids.detail]);
  unmount();
  await renderScreen(screen, states.arrived);
  await heading(textOf('home.arrived.title'));
  expect(inPanel()).toEqual([ids.detail]);
  expect(document.getElementById(homeIds.calendar)?.closest('.hero')).toBeNull();
});

test('relaunches to Home and shows no back button', async () => {
  const { navigator } = await renderScreen(screen, states.sending);
  await heading(textOf('orders.state.waiting'));
  expect(shown.queryByRole('button', { name: 'Volver' })).toBeNull();
  await userEvent.click(shown.getByRole('link', { name: textOf('loan.blocked.toHome') }));
  expect(navigator.relaunch).toHaveBeenCalledWith({ path: '/', query: {} });
});

test('shows the signed quote and where its money goes when the order cannot be fetched', async () => {
  const sandbox = createTestSandbox();
  await confirmQuote(sandbox, 'approved', { order_no: '26119999' });
  sandbox.control.fault({ path: 'user/get_processing_order', kind: 'drop', times: 9 });
  await renderScreen(screen, { scenario: 'waiting', query: { order_no: '26119999' } }, { sandbox });
  expect(await heading(textOf('orders.state.waiting'))).toBeInTheDocument();
  expect(shown.getByText('2611 9999')).toBeInTheDocument();
  expect(await shown.findByText(/^A tu Yape/)).toBeInTheDocument();
});

test('promises no money for a loan that was signed here and cancelled since', async () => {
  const sandbox = createTestSandbox();
  const query = { order_no: '26119999' };
  await confirmQuote(sandbox, 'cancelled', query);
  await renderScreen(screen, { scenario: 'cancelled', query }, { sandbox });
  expect(await shown.findByText(textOf('orders.notFound.text'))).toBeInTheDocument();
  expect(shown.queryByText(textOf('orders.state.waiting'))).toBeNull();
});

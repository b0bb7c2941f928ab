import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmQuote } from '@/app/testing/confirm-quote';
import { setFetch } from '@/lib/api/transport';
import { NavigatorContext } from '@/lib/router/router-context';
import { serverNow } from '@/lib/server-time/server-time';
import { readValue, writeValue } from '@/lib/storage/values';
import { renderWithI18n } from '@/lib/testing/render';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { ids } from '../loan.ids';
import { SigningDock } from './signing-dock';
import type { Signing } from './use-signing';

afterEach(() => setFetch(undefined));

/** Renders the dock for a quote that expires in so many milliseconds. */
async function renderDock(msLeft: number, changes: Partial<Signing> = {}, hasSent = false) {
  const { confirmed } = await confirmQuote(createTestSandbox(), 'approved');
  const { preview_id } = confirmed.quote;
  if (hasSent) {
    const sent = { id: '1', subject: preview_id, made_at: serverNow() };
    writeValue(`luka_request_${readValue('user_id')}_apply`, [sent]);
  }
  const expires_at = new Date(serverNow() + msLeft).toISOString();
  const quote = { ...confirmed.quote, expires_at };
  const confirmAgain = jest.fn();
  const onPress = jest.fn();
  renderWithI18n(
    <NavigatorContext value={fakeNavigator({ path: '/', query: {} })}>
      <SigningDock
        confirmed={{ ...confirmed, quote, receivedAt: serverNow() - 60_000 }}
        signing={{ status: 'idle', failure: null, sign: jest.fn(), finish: jest.fn(), ...changes }}
        confirmAgain={confirmAgain}
        onPress={onPress}
      />
    </NavigatorContext>,
  );
  return { confirmAgain, onPress };
}

test('a quote that is still valid is not confirmed again, and can be signed', async () => {
  const { confirmAgain, onPress } = await renderDock(600_000);
  await userEvent.click(screen.getByRole('button'));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(confirmAgain).not.toHaveBeenCalled();
});

test('a quote that expires before anything was sent is confirmed again', async () => {
  const { confirmAgain } = await renderDock(-1000);
  expect(confirmAgain).toHaveBeenCalledTimes(1);
});

test.each<[string, Partial<Signing>, boolean]>([
  ['is being sent', { status: 'sending' }, false],
  ['has taken the loan', { status: 'signed' }, false],
  ['was sent, and whose response was lost', {}, true],
])('a quote that expires is not confirmed again under a signature that %s', async (...each) => {
  const [, changes, hasSent] = each;
  const { confirmAgain } = await renderDock(-1000, changes, hasSent);
  expect(confirmAgain).not.toHaveBeenCalled();
});

test.each([
  ['idle', null],
  ['sending', 'true'],
  ['signed', 'true'],
] as const)('the button is busy while a signature is %s: %s', async (status, busy) => {
  await renderDock(600_000, { status });
  expect(document.getElementById(ids.sign)?.getAttribute('aria-busy')).toBe(busy);
});

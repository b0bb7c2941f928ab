import { confirmQuote } from '@/app/testing/confirm-quote';
import { NavigatorContext } from '@/lib/router/router-context';
import { serverNow } from '@/lib/server-time/server-time';
import { readValue, writeValue } from '@/lib/storage/values';
import { renderWithI18n } from '@/lib/testing/render';
import { fakeNavigator } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { SigningFigures } from './signing-figures';
import type { Signing } from './use-signing';

/** Renders the figures of a quote that expires in so many milliseconds. */
async function renderFigures(msLeft: number, changes: Partial<Signing> = {}, hasSent = false) {
  const { confirmed } = await confirmQuote(createTestSandbox(), 'approved');
  const { preview_id } = confirmed.quote;
  if (hasSent) {
    const sent = { id: '1', subject: preview_id, made_at: serverNow() };
    writeValue(`luka_request_${readValue('user_id')}_apply`, [sent]);
  }
  const expires_at = new Date(serverNow() + msLeft).toISOString();
  const quote = { ...confirmed.quote, expires_at };
  const confirmAgain = jest.fn();
  renderWithI18n(
    <NavigatorContext value={fakeNavigator({ path: '/', query: {} })}>
      <SigningFigures
        confirmed={{ ...confirmed, quote, receivedAt: serverNow() - 60_000 }}
        signing={{ status: 'idle', failure: null, sign: jest.fn(), finish: jest.fn(), ...changes }}
        isConfirming={false}
        confirmAgain={confirmAgain}
      />
    </NavigatorContext>,
  );
  return { confirmAgain };
}

test('a quote that is still valid is not confirmed again', async () => {
  const { confirmAgain } = await renderFigures(600_000);
  expect(confirmAgain).not.toHaveBeenCalled();
});

test('a quote that expires before anything was sent is confirmed again', async () => {
  const { confirmAgain } = await renderFigures(-1000);
  expect(confirmAgain).toHaveBeenCalledTimes(1);
});

test.each<[string, Partial<Signing>, boolean]>([
  ['is being sent', { status: 'sending' }, false],
  ['has taken the loan', { status: 'signed' }, false],
  ['was sent, and whose response was lost', {}, true],
])('a quote that expires is not confirmed again under a signature that %s', async (...each) => {
  const [, changes, hasSent] = each;
  const { confirmAgain } = await renderFigures(-1000, changes, hasSent);
  expect(confirmAgain).not.toHaveBeenCalled();
});

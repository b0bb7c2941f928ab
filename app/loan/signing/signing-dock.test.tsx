import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmQuote } from '@/app/testing/confirm-quote';
import { renderWithI18n } from '@/lib/testing/render';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { ids } from '../loan.ids';
import { SigningDock } from './signing-dock';
import type { Signing } from './use-signing';

async function renderDock(status: Signing['status']) {
  const { confirmed } = await confirmQuote(createTestSandbox(), 'approved');
  const signing = { status, failure: null, sign: jest.fn(), finish: jest.fn() };
  const onPress = jest.fn();
  renderWithI18n(<SigningDock confirmed={confirmed} signing={signing} onPress={onPress} />);
  return { onPress };
}

test('the loan can be signed', async () => {
  const { onPress } = await renderDock('idle');
  await userEvent.click(screen.getByRole('button'));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test.each([
  ['idle', null],
  ['sending', 'true'],
  ['signed', 'true'],
] as const)('the button is busy while a signature is %s: %s', async (status, busy) => {
  await renderDock(status);
  expect(document.getElementById(ids.sign)?.getAttribute('aria-busy')).toBe(busy);
});

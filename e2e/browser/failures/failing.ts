import type { Locator, Page } from 'playwright-core';
import type { Phone } from '../harness/app';
import { type Journey, withJourney } from '../journeys/journey';
import { bankAccount } from '../journeys/person';
import { logToasts } from './toast-log';

/** The call that stands for all that read, on My loans. */
export const readCall = 'user/get_processing_order';

/** The call that stands for all that write, on the payout account. */
export const writeCall = 'app/save_transfer_info';

/** Gives each test a phone as {@link withJourney} does, whose toasts are kept. */
export function withFailures(): (phone?: Phone) => Promise<Journey> {
  const journey = withJourney();
  return async (phone) => {
    const given = await journey(phone);
    await logToasts(given.page);
    return given;
  };
}

/** What stands in the place of content that did not come. */
export function failedState(page: Page): Locator {
  return page.locator('main:visible .state');
}

/** Asks anew for content that did not come. */
export async function askAgain(page: Page): Promise<void> {
  await failedState(page).locator('button:not([aria-busy])').tap();
}

/** Opens the payout account and types one in, ready to be saved. */
export async function typeAccount(
  { open, oldWithdrawal }: Journey,
  query = '',
): Promise<(string | null)[]> {
  await open(oldWithdrawal.path + query, 'init_withdrawal');
  await oldWithdrawal.stands();
  await oldWithdrawal.fillIn(bankAccount);
  return oldWithdrawal.typed();
}

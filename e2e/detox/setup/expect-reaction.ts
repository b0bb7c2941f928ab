import type { ErrorRow } from '@/scripts/e2e/error-row';

/**
 * Asserts by `assert` how the app reacts to a row of the error catalogue, which then counts as covered. Rejects with
 * what `assert` rejects with, or where no call of the running test had the row.
 */
export async function expectReaction(row: ErrorRow, assert: () => Promise<void>): Promise<void> {
  await assert();
  globalThis.lukaE2e.countErrorRow(row);
}

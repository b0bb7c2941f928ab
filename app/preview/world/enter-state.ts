import * as v from 'valibot';
import { choiceQuery, wholeChoice } from '@/app/loan/choice';
import { markSigned } from '@/app/loan/signing/signed-before';
import { keepTerms } from '@/app/loan/terms/kept-terms';
import type { Before, ScreenState } from '@/app/shell/screen-state';
import { previewLoan } from '@/lib/api/calls/loan';
import type { FetchLike } from '@/lib/api/transport';
import type { Query } from '@/lib/router/target';

/** A fault of a state outlives every reading: in another language, or tried again, the call fails the same. */
const everyTime = 999;

/** Has this device remember what the person did before, as the screens before this one would have. */
export async function remember(before: readonly Before[], query: Query): Promise<void> {
  if (before.includes('signElectronically')) markSigned();
  if (!before.includes('confirmTerms')) return;
  const choice = wholeChoice(v.parse(choiceQuery, query));
  const preview = choice && (await previewLoan(choice));
  if (!choice || !preview) throw new Error('Preview: the query names no loan to confirm');
  keepTerms({ choice, preview, at: Date.now() });
}

/** Makes the calls of a state fail as it says: `timeout` never answers, `drop` is offline, `500` an error. */
export async function breakCalls(
  send: FetchLike,
  faults: NonNullable<ScreenState['faults']>,
): Promise<void> {
  for (const fault of faults) {
    const body = JSON.stringify({ ...fault, times: everyTime });
    await send(
      new Request(new URL('/__sandbox/fault', document.baseURI), { method: 'POST', body }),
    );
  }
}

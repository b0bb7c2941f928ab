import * as v from 'valibot';
import { parseLoginTarget } from '@/app/account/login-target';
import { sendCode } from '@/app/account/send-code';
import { choiceQuery, completeChoice } from '@/app/loan/choice';
import { saveConfirmedQuote } from '@/app/loan/quote/confirmed-quote';
import { markSigned } from '@/app/loan/signing/signature-records';
import type { Before, ScreenState } from '@/app/pages/screen-state';
import { request } from '@/lib/api/client';
import type { FetchLike } from '@/lib/api/transport';
import { config } from '@/lib/config';
import type { Query } from '@/lib/router/target';
import { samplePhone } from './sample-shell-data';
import { rememberShared } from './store-sharing';

/** A fault of a state outlives every reading: in another language, or tried again, the call fails the same. */
const everyTime = 999;

/** Has this device remember what the person did before, as the screens before this one would have. */
export async function remember(before: readonly Before[], query: Query): Promise<void> {
  if (before.includes('signElectronically')) markSigned();
  if (before.includes('shareData')) rememberShared();
  if (before.includes('askCode')) await askCode(query);
  if (before.includes('shell')) await standInShell(answered);
  if (before.includes('shellFirstLaunch')) await standInShell(unasked);
  if (!before.includes('confirmQuote')) return;
  const choice = completeChoice(v.parse(choiceQuery, query));
  const quote = choice && (await request('loan/preview', choice));
  if (!choice || !quote) throw new Error('Preview: the query names no loan to confirm');
  saveConfirmedQuote({ choice, quote, receivedAt: Date.now() });
}

async function askCode(query: Query): Promise<void> {
  const target = parseLoginTarget(v.parse(codeQuery, query));
  if (!target) throw new Error('Preview: the query names nobody to send a code to');
  await sendCode(target);
}

const codeQuery = v.object({
  type: v.optional(v.picklist(['phone', 'email'])),
  phone: v.optional(v.string()),
  email: v.optional(v.string()),
});

const unasked = {
  location: 'not_asked',
  phone: 'not_asked',
  camera: 'not_asked',
  sms: 'not_asked',
};
const answered = {
  location: 'granted',
  phone: 'denied',
  camera: 'granted',
  sms: 'denied_forever',
};

/** Has a phone of the standard flavour answer, as far as a picture needs it. */
async function standInShell(permission: Readonly<Record<string, string>>): Promise<void> {
  const { simulateShell } = await import('@/lib/browser-bridge/browser-bridge');
  const { appVersion: versionName, versionCode } = config;
  simulateShell({
    ...samplePhone,
    localCache: {},
    permission,
    selfAppInfo: {
      packageName: 'cl.luka.app',
      versionName,
      versionCode: Number(versionCode),
      flavor: 'standard',
    },
  });
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

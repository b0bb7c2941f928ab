import * as v from 'valibot';
import { sendCode } from '@/app/account/send-code';
import { choiceQuery, completeChoice } from '@/app/loan/choice';
import { saveConfirmedQuote } from '@/app/loan/quote/confirmed-quote';
import { markSigned } from '@/app/loan/signing/signature-records';
import type { Precondition, StateFault } from '@/app/pages/screen-state';
import { callSandbox } from '@/app/sandbox/call-sandbox';
import { saveTransferInfo } from '@/lib/api/calls/application';
import { request } from '@/lib/api/client';
import { BridgeError } from '@/lib/bridge/bridge-error';
import type { BridgeEvent } from '@/lib/bridge/contract';
import { config } from '@/lib/config';
import { consentVersions } from '@/lib/consent/kinds';
import { loadCatalogue } from '@/lib/i18n/catalogue';
import { getCurrentLocale } from '@/lib/i18n/current-locale';
import type { Query } from '@/lib/router/target';
import { serverNow } from '@/lib/server-time/server-time';
import { readValue, writeValue } from '@/lib/storage/values';
import { payOrder } from './pay-order';
import { sampleShellData } from './sample-shell-data';

/** Makes a call of a state fail, every time: also in another language, and on a retry. */
export async function setFault(fault: StateFault): Promise<void> {
  await callSandbox('fault', { ...fault, times: 999 });
}

/** Establishes the preconditions of a state, as the previous screens would have. */
export async function setPreconditions(
  before: readonly Precondition[],
  query: Query,
): Promise<void> {
  for (const precondition of before) await establish[precondition](query);
}

const establish: Record<Precondition, (query: Query) => void | Promise<void>> = {
  async askCode(query) {
    const { type } = v.parse(codeQuery, query);
    await sendCode({ type, to: type === 'phone' ? '+56981234567' : 'camila@correo.cl' });
  },
  async confirmQuote(query) {
    const choice = completeChoice(v.parse(choiceQuery, query));
    const quote = choice && (await request('loan/preview', choice));
    if (!choice || !quote) throw new Error('Preview: the query has no loan to confirm');
    saveConfirmedQuote({ choice, quote, receivedAt: serverNow() });
  },
  signElectronically: markSigned,
  shareData: storeSharedData,
  bankSaved: saveBankAccount,
  payByLink: () => payOrder('yape'),
  payByTransfer: () => payOrder('transfer'),
  paymentRejected: () => payOrder('yape', { result: 'failure' }),
  paymentCancelled: () => payOrder('yape', { result: 'cancel' }),
  transferOutdated: () => payOrder('transfer', { advance: 'P1D', holds: false }),
  transferMissed: () => payOrder('transfer', { advance: 'P6D' }),
  transferShort: () => payOrder('transfer', { result: 'success', amount: 200_000 }),
  transferTooMuch: () => payOrder('transfer', { result: 'success', amount: 260_000 }),
  transferReceived: () => payOrder('transfer', { result: 'success' }),
  vietnameseBrowser() {
    Object.defineProperty(navigator, 'language', { configurable: true, value: 'vi-VN' });
  },
  locked() {
    turnOnLock();
    return startShell({ device_lock: 'denied' });
  },
  lockGone() {
    turnOnLock();
    return startShell({ device_lock: 'denied_forever' });
  },
  async lastHome() {
    // As of two hours ago.
    const at = serverNow() - 7_200_000;
    // The page has not applied the language yet.
    const locale = readValue('luka_locale') ?? getCurrentLocale();
    const [home] = await Promise.all([request('app/home', {}), loadCatalogue(locale, 'codes')]);
    writeValue(`luka_home_${readValue('user_id')}`, { at, locale, home });
  },
  longUnused() {
    writeValue('luka_last_used', serverNow() - 15 * 86_400_000);
  },
  shell: () => startShell(laterLaunch),
  shellCameraDenied() {
    const denied = (event: BridgeEvent) => new BridgeError('denied_forever', 'camera', { event });
    return startShell(
      { ...laterLaunch, camera: 'denied_forever' },
      { takePhoto: denied('takePhoto'), liveness: denied('liveness') },
    );
  },
  shellNoFace: () => startShell(laterLaunch, { liveness: facelessPhoto }),
  shellFirstLaunch: () =>
    startShell({
      location: 'not_asked',
      phone: 'not_asked',
      camera: 'not_asked',
      sms: 'not_asked',
    }),
};

const laterLaunch = {
  location: 'granted',
  phone: 'denied',
  camera: 'granted',
  sms: 'denied_forever',
  device_lock: 'not_asked',
};

/** A photo of nobody. */
const facelessPhoto = {
  // Relative to the export's root, which may be below a path.
  url: './icon.svg',
  mime: 'image/png',
  width: 64,
  height: 64,
  size: 1,
  faces: 0,
};

const codeQuery = v.object({
  type: v.optional(v.picklist(['phone', 'email']), 'phone'),
});

function turnOnLock(): void {
  const userId = readValue('user_id');
  if (userId !== null) writeValue(`luka_lock_${userId}`, { on: true });
}

/** Simulates a shell of the standard flavour, as far as a picture needs it. */
async function startShell(
  permission: Readonly<Record<string, string>>,
  replies: Partial<Record<BridgeEvent, unknown>> = {},
): Promise<void> {
  const { simulateShell } = await import('@/lib/browser-bridge/browser-bridge');
  simulateShell({
    ...sampleShellData,
    localCache: {},
    permission,
    selfAppInfo: {
      packageName: 'cl.luka.app',
      versionName: config.appVersion,
      versionCode: Number(config.versionCode),
      flavor: 'standard',
    },
    ...replies,
  });
}

const monday = '2026-11-16T13:05:00Z';
const friday = '2026-11-20T13:20:00Z';

async function saveBankAccount(): Promise<void> {
  await saveTransferInfo({
    account_type: 'bank',
    bank_code: '037',
    bank_account_type: 'corriente',
    account_number: '70123456',
    full_name: 'Camila Muñoz',
  });
}

/** Stores consents given and refused, and one upload of every outcome, for the user who is logged in. */
function storeSharedData(): void {
  const userId = readValue('user_id');
  if (userId === null) return;
  writeValue(`luka_consents_${userId}`, {
    device: { granted: true, at: monday, version: consentVersions.device },
    apps: { granted: false, at: friday, version: consentVersions.apps },
    behavior: { granted: true, at: monday, version: consentVersions.behavior },
    sms: { granted: true, at: friday, version: consentVersions.sms },
  });
  const complete = { at: monday, bytes: 412, items: 13, sent: true, attempts: 1 };
  const failed = { ...complete, sent: false, attempts: 3 };
  writeValue(`luka_uploads_${userId}`, [
    { ...complete, kind: 'device' },
    { ...complete, kind: 'apps', bytes: 23_400, items: 96 },
    { ...failed, kind: 'behavior', at: '2026-11-19T13:05:00Z', items: 20 },
    { ...failed, kind: 'sms', at: friday, bytes: 0, items: 0, attempts: 0 },
  ]);
}

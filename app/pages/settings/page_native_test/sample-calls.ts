import { BridgeError } from '@/lib/bridge/bridge-error';
import { callBridge } from '@/lib/bridge/call';
import type { BridgeEvent, ListEvent } from '@/lib/bridge/contract';
import { parseList } from '@/lib/bridge/parse-list';

/** One call of an event; `variant` distinguishes several calls of the same event. */
export type SampleCall = { readonly variant?: string; run(): Promise<unknown> };

const permissions = ['location', 'phone', 'sms', 'camera'] as const;
const key = 'native_test';
const calendarEntry = 'luka:calendar?date=2027-02-18&title=Luka';

/** The page that a tester opens in the pay view unless they type another one. */
export const samplePayPage = 'https://luka.example/';

/** The calls of each event, with harmless data; replies are only displayed. `payPage` is for the pay view. */
export const sampleCalls = (
  payPage: string,
): Readonly<Record<BridgeEvent, readonly SampleCall[]>> => ({
  selfAppInfo: [{ run: () => callBridge('selfAppInfo') }],
  deviceInfo: [{ run: () => callBridge('deviceInfo') }],
  permission: [
    { run: () => callBridge('permission', { names: [...permissions], ask: false }) },
    {
      variant: 'ask',
      run: () => callBridge('permission', { names: [...permissions], ask: true }),
    },
    {
      variant: 'lock',
      run: () => callBridge('permission', { names: ['device_lock'], ask: true }),
    },
  ],
  location: [{ run: () => callBridge('location') }],
  pickerContact: [{ run: () => callBridge('pickerContact') }],
  takePhoto: [
    { run: () => callBridge('takePhoto', { kind: 'id_front', facing: 'back' }) },
    { variant: 'front', run: () => callBridge('takePhoto', { kind: 'selfie', facing: 'front' }) },
  ],
  liveness: [{ run: () => callBridge('liveness') }],
  installAppInfo: [{ run: () => readList('installAppInfo') }],
  smsInfo: [{ run: () => readList('smsInfo') }],
  localCache: [
    { run: () => callBridge('localCache', { op: 'get', key }) },
    { variant: 'set', run: () => callBridge('localCache', { op: 'set', key, value: 'ñ 🙂' }) },
    { variant: 'remove', run: () => callBridge('localCache', { op: 'remove', key }) },
  ],
  allSpCache: [{ run: () => callBridge('allSpCache') }],
  afEvent: [{ run: () => callBridge('afEvent', { name: key }) }],
  intentUriOpen: [
    { run: () => callBridge('intentUriOpen', { uri: 'https://luka.example/' }) },
    { variant: 'print', run: () => callBridge('intentUriOpen', { uri: 'luka:print' }) },
    { variant: 'settings', run: () => callBridge('intentUriOpen', { uri: 'luka:settings' }) },
    { variant: 'code', run: () => callBridge('intentUriOpen', { uri: 'luka:code?length=6' }) },
    { variant: 'calendar', run: () => callBridge('intentUriOpen', { uri: calendarEntry }) },
    { variant: 'tick', run: () => callBridge('intentUriOpen', { uri: 'luka:tick' }) },
    { variant: 'confirm', run: () => callBridge('intentUriOpen', { uri: 'luka:confirm' }) },
    { variant: 'tel', run: () => callBridge('intentUriOpen', { uri: 'tel:+56600000000' }) },
  ],
  openPayView: [{ run: () => callBridge('openPayView', { url: payPage }) }],
});

async function readList(event: ListEvent): Promise<unknown> {
  const reply = await callBridge(event);
  return { list: await parseList(event, reply), total_count: reply.total_count };
}

/** The outcome of a call: its duration in ms, and the size of the reply's JSON in UTF-8 bytes. */
export type Outcome = {
  readonly ok: boolean;
  readonly ms: number;
  readonly bytes: number;
  readonly text: string;
};

/** Longer replies are truncated: a list of messages has megabytes. */
const maxTextLength = 2_000;

/** Runs a call and returns its outcome; never rejects. */
export async function runSampleCall({ run }: SampleCall): Promise<Outcome> {
  const start = performance.now();
  const elapsed = () => Math.round(performance.now() - start);
  try {
    const reply = await run();
    const text = JSON.stringify(reply, redactSecrets, 2) ?? 'undefined';
    return {
      ok: true,
      ms: elapsed(),
      bytes: byteLength(JSON.stringify(reply) ?? ''),
      text: truncate(text),
    };
  } catch (error) {
    return { ok: false, ms: elapsed(), bytes: 0, text: describeError(error) };
  }
}

/** A tester's screenshot must not reveal a session. */
function redactSecrets(key: string, value: unknown): unknown {
  if (/token|secret/i.test(key)) return '…';
  // The shell stores its values as JSON text within JSON.
  return typeof value === 'string'
    ? value.replace(/("[^"]*token[^"]*"\s*:\s*)"[^"]*"/gi, '$1"…"')
    : value;
}

function describeError(error: unknown): string {
  if (error instanceof BridgeError) return `${error.code}: ${error.message}`;
  return String(error);
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

function truncate(text: string): string {
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
}

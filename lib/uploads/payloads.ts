import { type UploadResult, upload } from '@/lib/api/calls/uploads';
import type { UploadConsent } from '@/lib/api/schemas/uploads';
import { BridgeError } from '@/lib/bridge/bridge-error';
import type { Reply } from '@/lib/bridge/contract';
import { Crc32 } from '@/lib/bridge/crc32';
import { parseList } from '@/lib/bridge/parse-list';
import type { ConsentKind } from '@/lib/consent/kinds';
import { readApps, readDevice, readSms } from './read-phone';

const encoder = new TextEncoder();

/** The kinds of data that are read from the phone and uploaded as a whole (product.md section 7). */
export const uploadKinds = ['device', 'apps', 'sms'] as const satisfies readonly ConsentKind[];

export type UploadKind = (typeof uploadKinds)[number];

/** Whether a kind of consent is one of {@link uploadKinds}. */
export function isUploadKind(kind: ConsentKind): kind is UploadKind {
  return uploadKinds.some((one) => one === kind);
}

/** Data read from the phone, ready to upload. */
export type Payload = {
  /** The number of fields, apps or messages. */
  items: number;
  /** The length in UTF-8. */
  bytes: number;
  /** CRC-32 of the content, for comparison with the last upload. */
  hash: string;
  send: (signal: AbortSignal, consent: UploadConsent) => Promise<UploadResult>;
};

/** Reads each kind from the phone. Rejects with a `BridgeError`. */
export const builders: Readonly<Record<UploadKind, (signal: AbortSignal) => Promise<Payload>>> = {
  device: buildDevice,
  apps: buildApps,
  sms: buildSms,
};

async function buildDevice(signal: AbortSignal): Promise<Payload> {
  const device = await readDevice(signal);
  const data = JSON.stringify(device);
  return {
    items: Object.keys(device).length,
    bytes: encoder.encode(data).length,
    hash: checksumOf(encoder.encode(JSON.stringify(stableFields(device)))),
    send: (sendSignal, consent) =>
      upload('user/upload_device', { data, consent }, { signal: sendSignal }),
  };
}

/** The fields that do not change from minute to minute, and whether those of a permission are there. */
function stableFields(device: Reply<'deviceInfo'>) {
  const { battery, network, storage, memory, location, phone, ...others } = device;
  return {
    ...others,
    storage: storage?.total,
    memory: memory?.total,
    location: location !== undefined,
    phone: phone?.sims,
  };
}

async function buildApps(signal: AbortSignal): Promise<Payload> {
  const list = await parseList('installAppInfo', await readApps(signal));
  const data = JSON.stringify(list);
  const bytes = encoder.encode(data);
  return {
    items: list.length,
    bytes: bytes.length,
    hash: checksumOf(bytes),
    send: (sendSignal, consent) =>
      upload('user/upload_app', { data, consent }, { signal: sendSignal }),
  };
}

/** A phone may hold 25 MB of messages: their text is never parsed, and becomes a part of the body as it came. */
async function buildSms(signal: AbortSignal): Promise<Payload> {
  const reply = await readSms(signal, { ask: false });
  const { json, checksum, total_count = (await parseList('smsInfo', reply)).length } = reply;
  const ends = new Blob([json.slice(0, 1), json.slice(-1)]);
  if ((await ends.text()) !== '[]') {
    throw new BridgeError('malformed', 'smsInfo: a JSON list expected', { event: 'smsInfo' });
  }
  return {
    items: total_count,
    bytes: json.size,
    hash: checksum,
    send: (sendSignal, consent) => {
      const end = `,"total_count":${total_count},"consent":${JSON.stringify(consent)}}`;
      const body = new Blob(['{"sms_list":', json, end]);
      return upload('user/upload_sms', body, { signal: sendSignal });
    },
  };
}

function checksumOf(bytes: Uint8Array): string {
  const crc = new Crc32();
  crc.update(bytes);
  return crc.digest();
}

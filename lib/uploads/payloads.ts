import { type UploadResult, upload } from '@/lib/api/calls/uploads';
import type { UploadConsent } from '@/lib/api/schemas/uploads';
import type { Reply } from '@/lib/bridge/contract';
import type { ConsentKind } from '@/lib/consent/kinds';
import { encodeList } from './encode-list';
import { readApps, readDevice, readSms } from './read-phone';

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
  const { hash } = await encodeList([stableFields(device)], signal);
  return {
    items: Object.keys(device).length,
    bytes: new TextEncoder().encode(data).length,
    hash,
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
  const { list } = await readApps(signal);
  const { json, hash } = await encodeList(list, signal);
  const data = await json.text();
  return {
    items: list.length,
    bytes: json.size,
    hash,
    send: (sendSignal, consent) =>
      upload('user/upload_app', { data, consent }, { signal: sendSignal }),
  };
}

async function buildSms(signal: AbortSignal): Promise<Payload> {
  const { list, total_count } = await readSms(signal, { ask: false });
  const { json, hash } = await encodeList(list, signal);
  return {
    items: list.length,
    bytes: json.size,
    hash,
    send: (sendSignal, consent) => {
      const end = `,"total_count":${total_count},"consent":${JSON.stringify(consent)}}`;
      const encoded = new Blob(['{"sms_list":', json, end]);
      const body = { sms_list: list, total_count, consent };
      return upload('user/upload_sms', body, { encoded, signal: sendSignal });
    },
  };
}

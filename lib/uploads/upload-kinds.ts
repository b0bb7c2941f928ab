import { type UploadResult, upload } from '@/lib/api/calls/uploads';
import type { Reply } from '@/lib/bridge/contract';
import type { ConsentKind } from '@/lib/consent/kinds';
import { encodeList, joinPieces } from './encode-list';
import { readApps, readDevice, readSms } from './read-phone';

/** The kinds of data that are read from the phone and sent as a whole (product.md section 7). */
export const uploadKinds = ['device', 'apps', 'sms'] as const satisfies readonly ConsentKind[];

export type UploadKind = (typeof uploadKinds)[number];

/** True for a kind that is sent as a whole, right after the person has allowed it in Settings. */
export function isUploadKind(kind: ConsentKind): kind is UploadKind {
  return uploadKinds.some((one) => one === kind);
}

/** What was read from the phone, ready to be sent. */
export type Parcel = {
  /** How many things it tells: fields, apps or messages. */
  items: number;
  /** Length in UTF-8. */
  bytes: number;
  /** The same content has the same. */
  print: string;
  send: (signal: AbortSignal) => Promise<UploadResult>;
};

/** How each kind is read and sent; rejects with a `BridgeError` where the phone does not tell. */
export const packers: Readonly<Record<UploadKind, (signal: AbortSignal) => Promise<Parcel>>> = {
  device: packDevice,
  apps: packApps,
  sms: packSms,
};

async function packDevice(signal: AbortSignal): Promise<Parcel> {
  const device = await readDevice(signal);
  const data = JSON.stringify(device);
  const { bytes } = await encodeList([device], { signal });
  const { print } = await encodeList([lasting(device)], { signal });
  const items = Object.keys(device).length;
  // Without the brackets of the list that it was measured in.
  return {
    items,
    bytes: bytes - 2,
    print,
    send: (stop) => upload('user/upload_device', { data }, { signal: stop }),
  };
}

/** What of a phone does not change by itself from minute to minute. */
function lasting({ battery, storage, memory, network, ...device }: Reply<'deviceInfo'>) {
  return { ...device, storage: storage?.total, memory: memory?.total };
}

async function packApps(signal: AbortSignal): Promise<Parcel> {
  const { list } = await readApps(signal);
  const { pieces, ...measures } = await encodeList(list, { signal });
  const data = new TextDecoder().decode(joinPieces(pieces));
  return {
    items: list.length,
    ...measures,
    send: (stop) => upload('user/upload_app', { data }, { signal: stop }),
  };
}

async function packSms(signal: AbortSignal): Promise<Parcel> {
  const { list, total_count } = await readSms(signal, 'silent');
  const { pieces, ...measures } = await encodeList(list, { signal });
  const body = { sms_list: list, total_count };
  const encoded = joinPieces(['{"sms_list":', ...pieces, `,"total_count":${total_count}}`]);
  return {
    items: list.length,
    ...measures,
    send: (stop) => upload('user/upload_sms', body, { encoded, signal: stop }),
  };
}

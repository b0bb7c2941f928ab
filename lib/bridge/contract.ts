import * as v from 'valibot';
import { isRealInstant } from '@/lib/text/real-date';

const text = v.string();
/** ISO 8601 with an offset. */
const instant = v.pipe(text, v.check(isRealInstant, 'an instant that exists'));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const nonEmpty = v.pipe(text, v.nonEmpty());
const bytes = v.object({ total: count, free: count });
const json = v.record(text, v.unknown());

const position = {
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
};

const deviceInfo = v.looseObject({
  brand: text,
  model: text,
  os_version: text,
  /** Android's API level; 0 elsewhere. */
  sdk: count,
  locale: text,
  timezone: text,
  /** In CSS pixels; `density` is device pixels per CSS pixel. */
  screen: v.object({ width: v.number(), height: v.number(), density: v.number() }),
  /** `level` from 0 to 1. */
  battery: v.optional(v.object({ level: v.number(), charging: v.boolean() })),
  storage: v.optional(bytes),
  memory: v.optional(bytes),
  network: v.optional(
    v.object({ type: v.picklist(['wifi', 'cellular', 'ethernet', 'none', 'unknown']) }),
  ),
  emulator: v.optional(v.boolean()),
  rooted: v.optional(v.boolean()),
  /** With the location permission: rounded to two decimals, about a kilometre. */
  location: v.optional(v.object({ ...position, time: instant })),
  /** With the phone permission. `sims`: those that are active. */
  phone: v.optional(
    v.object({
      network: v.picklist(['2g', '3g', '4g', '5g', 'unknown']),
      roaming: v.boolean(),
      sims: count,
    }),
  ),
});

const sms = v.object({
  address: text,
  body: text,
  date: instant,
  type: v.picklist(['inbox', 'sent', 'draft', 'outbox', 'failed', 'queued']),
});

const installedApp = v.object({
  packageName: nonEmpty,
  appName: text,
  versionName: text,
  firstInstall: instant,
  lastUpdate: instant,
  system: v.boolean(),
});

const photo = v.object({
  /** A URL on the app's own origin that can be fetched once. */
  url: nonEmpty,
  mime: v.picklist(['image/jpeg', 'image/png', 'image/webp']),
  width: count,
  height: count,
  /** Bytes. */
  size: count,
});

const permissionState = v.optional(
  v.picklist(['granted', 'denied', 'denied_forever', 'not_asked']),
);

const cacheRequest = v.variant('op', [
  v.object({ op: v.literal('get'), key: nonEmpty }),
  v.object({ op: v.literal('set'), key: nonEmpty, value: v.unknown() }),
  v.object({ op: v.literal('remove'), key: nonEmpty }),
]);

/** An event with a single reply. `waitsForUser`: the user has to act, so it may take 10 minutes. */
function plain<D extends v.GenericSchema, R extends v.GenericSchema>(
  data: D,
  reply: R,
  waitsForUser = false,
) {
  return { data, reply, chunked: false, waitsForUser } as const;
}

/** The reply of a chunked event: the text of a JSON list, which stays bytes until somebody needs its items. */
const listReply = v.object({
  /** The joined text in UTF-8; `parseList` reads its items. */
  json: v.blob(),
  /** CRC-32 of `json`. */
  checksum: text,
  /** The number of items, where the shell gives it. */
  total_count: v.optional(count),
});

export type ListReply = v.InferOutput<typeof listReply>;

/** An event whose reply is a long list in chunks; `item` is the schema of an item. */
function chunked<D extends v.GenericSchema, I extends v.GenericSchema>(data: D, item: I) {
  return { data, reply: listReply, item, chunked: true, waitsForUser: false } as const;
}

/**
 * All events of the bridge: the page's `data` and the shell's `reply` (contract.md section 4). Sizes are in
 * bytes.
 */
export const contract = {
  liveness: plain(
    v.undefined(),
    v.object({
      ...photo.entries,
      /** The faces that the phone has seen; absent if it could not look. It advises and never refuses. */
      faces: v.optional(count),
      /** How sure a provider is that a live person was seen, 0 to 1; the default provider gives none. */
      score: v.optional(v.number()),
    }),
    true,
  ),
  deviceInfo: plain(v.undefined(), deviceInfo),
  selfAppInfo: plain(
    v.undefined(),
    v.object({
      packageName: nonEmpty,
      versionName: nonEmpty,
      versionCode: count,
      flavor: nonEmpty,
      /** Package and version, for the phone report. */
      webView: v.optional(text),
      /** Why the process ended the last times, newest first; from Android 11 on. */
      exits: v.optional(v.array(text)),
    }),
  ),
  smsInfo: chunked(v.optional(v.object({ since: v.optional(instant) })), sms),
  installAppInfo: chunked(v.undefined(), installedApp),
  pickerContact: plain(v.undefined(), v.object({ name: text, phone: text }), true),
  afEvent: plain(
    v.object({ name: nonEmpty, values: v.optional(json) }),
    v.object({ sent: v.boolean() }),
  ),
  takePhoto: plain(
    v.object({
      kind: v.picklist(['id_front', 'id_back', 'selfie']),
      facing: v.picklist(['front', 'back']),
    }),
    photo,
    true,
  ),
  location: plain(
    v.undefined(),
    v.object({
      ...position,
      /** Metres. */
      accuracy: v.pipe(v.number(), v.minValue(0)),
      time: instant,
    }),
  ),
  permission: plain(
    v.object({
      /**
       * `device_lock` is requested alone: with `ask` the user confirms that the device is theirs. It is `not_asked`
       * where the device can ask, `denied_forever` where it has no lock, and never stays `granted`.
       */
      names: v.array(v.picklist(['location', 'phone', 'sms', 'camera', 'device_lock'])),
      ask: v.boolean(),
    }),
    v.object({
      location: permissionState,
      phone: permissionState,
      sms: permissionState,
      camera: permissionState,
      device_lock: permissionState,
    }),
    true,
  ),
  localCache: plain(cacheRequest, v.object({ value: v.optional(v.unknown()) })),
  allSpCache: plain(v.undefined(), json),
  intentUriOpen: plain(
    v.object({ uri: nonEmpty }),
    v.object({
      opened: v.boolean(),
      /** To `luka:code` only. */
      code: v.optional(v.pipe(text, v.regex(/^\d{4,10}$/))),
    }),
  ),
  openPayView: plain(
    v.object({ url: nonEmpty }),
    v.object({ result: v.picklist(['closed', 'returned']), url: v.optional(text) }),
    true,
  ),
};

export type BridgeEvent = keyof typeof contract;
export type Data<E extends BridgeEvent> = v.InferInput<(typeof contract)[E]['data']>;
export type Reply<E extends BridgeEvent> = v.InferOutput<(typeof contract)[E]['reply']>;
/** The events that are replied to in chunks. */
export type ListEvent = {
  [E in BridgeEvent]: (typeof contract)[E]['chunked'] extends true ? E : never;
}[BridgeEvent];

import * as v from 'valibot';
import { count, instant } from '@/lib/api/schemas/basics';

const text = v.string();
const filled = v.pipe(text, v.nonEmpty());
const bytes = v.object({ total: count, free: count });
const json = v.record(text, v.unknown());

const deviceInfo = v.looseObject({
  brand: text,
  model: text,
  os_version: text,
  /** Android's API level; 0 elsewhere. */
  sdk: count,
  locale: text,
  timezone: text,
  /** CSS pixels and the ratio to the screen's own. */
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
});

const sms = v.object({
  address: text,
  body: text,
  date: instant,
  type: v.picklist(['inbox', 'sent', 'draft', 'outbox', 'failed', 'queued']),
});

const installedApp = v.object({
  packageName: filled,
  appName: text,
  versionName: text,
  firstInstall: instant,
  lastUpdate: instant,
  system: v.boolean(),
});

const photo = v.object({
  /** A one-shot address on the app's own origin. */
  url: filled,
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
  v.object({ op: v.literal('get'), key: filled }),
  v.object({ op: v.literal('set'), key: filled, value: v.unknown() }),
  v.object({ op: v.literal('remove'), key: filled }),
]);

/** An event with one answer. `person`: somebody has to act, so it may take 10 minutes. */
function plain<D extends v.GenericSchema, R extends v.GenericSchema>(
  data: D,
  reply: R,
  person = false,
) {
  return { data, reply, chunked: false, person } as const;
}

/**
 * An event whose answer is a long list that comes in chunks. Its items are checked with `item`
 * while the text is read, a batch at a time, so that `reply` need not go through all of them.
 */
function chunked<D extends v.GenericSchema, I extends v.GenericSchema>(data: D, item: I) {
  const list = v.custom<v.InferOutput<I>[]>(Array.isArray);
  const reply = v.object({ list, total_count: count });
  return { data, reply, item, chunked: true, person: false } as const;
}

/**
 * The 14 events of the bridge: what the page sends as `data` and what the shell answers.
 * Sizes are bytes, instants ISO 8601 with offset. Source: contract.md section 4.
 */
export const contract = {
  liveness: plain(
    v.undefined(),
    v.object({ ...photo.entries, score: v.optional(v.number()) }),
    true,
  ),
  deviceInfo: plain(v.undefined(), deviceInfo),
  selfAppInfo: plain(
    v.undefined(),
    v.object({ packageName: filled, versionName: filled, versionCode: count, flavor: filled }),
  ),
  smsInfo: chunked(v.optional(v.object({ since: v.optional(instant) })), sms),
  installAppInfo: chunked(v.undefined(), installedApp),
  pickerContact: plain(v.undefined(), v.object({ name: text, phone: text }), true),
  afEvent: plain(
    v.object({ name: filled, values: v.optional(json) }),
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
      latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
      /** Metres. */
      accuracy: v.pipe(v.number(), v.minValue(0)),
      time: instant,
    }),
  ),
  permission: plain(
    v.object({
      names: v.array(v.picklist(['location', 'phone', 'sms', 'camera'])),
      ask: v.boolean(),
    }),
    v.object({
      location: permissionState,
      phone: permissionState,
      sms: permissionState,
      camera: permissionState,
    }),
    true,
  ),
  localCache: plain(cacheRequest, v.object({ value: v.optional(v.unknown()) })),
  allSpCache: plain(v.undefined(), json),
  intentUriOpen: plain(v.object({ uri: filled }), v.object({ opened: v.boolean() })),
  openPayView: plain(
    v.object({ url: filled }),
    v.object({ result: v.picklist(['closed', 'returned']), url: v.optional(text) }),
    true,
  ),
};

export type BridgeEvent = keyof typeof contract;
export type Data<E extends BridgeEvent> = v.InferInput<(typeof contract)[E]['data']>;
export type Reply<E extends BridgeEvent> = v.InferOutput<(typeof contract)[E]['reply']>;

import type { UploadConsent } from '@/lib/api/schemas/uploads';
import type { MemberContext } from '../core/call-context';
import { fieldRefusal } from '../core/refusal';
import type { MemberCalls } from './call-types';

type UploadPath =
  | 'user/upload_behavior'
  | 'user/upload_device'
  | 'user/upload_app'
  | 'user/upload_sms';

/** Number of uploads that are stored; the oldest are dropped. */
const maxUploads = 50;

/** Messages and characters that are stored of one upload: a page has little memory for its sandbox. */
const maxMessages = 100;
const maxCharacters = 200_000;

/** The kind of consent that each upload needs. */
const kinds: Readonly<Record<UploadPath, UploadConsent['kind']>> = {
  'user/upload_behavior': 'behavior',
  'user/upload_device': 'device',
  'user/upload_app': 'apps',
  'user/upload_sms': 'sms',
};

/**
 * Data about the user: stored as received, for `GET /__sandbox/uploads`. A long upload is truncated and stored
 * with its length.
 */
export const uploadCalls: Pick<MemberCalls, UploadPath> = {
  'user/upload_behavior': (context, body) => {
    const events = decodedJson(body.data);
    ensure(Array.isArray(events), 'data');
    return store(context, 'user/upload_behavior', { ...body, decoded: events });
  },
  'user/upload_device': (context, body) => {
    ensure(body.data.length > 0, 'data');
    return store(context, 'user/upload_device', body);
  },
  'user/upload_app': (context, body) => {
    ensure(body.data.length > 0, 'data');
    const { length } = body.data;
    if (length <= maxCharacters) return store(context, 'user/upload_app', body);
    const data = body.data.slice(0, maxCharacters);
    return store(context, 'user/upload_app', { ...body, data, length });
  },
  'user/upload_sms': (context, body) => {
    ensure(body.total_count >= body.sms_list.length, 'total_count');
    const { length } = body.sms_list;
    if (length <= maxMessages) return store(context, 'user/upload_sms', body);
    const sms_list = body.sms_list.slice(0, maxMessages);
    return store(context, 'user/upload_sms', { ...body, sms_list, length });
  },
};

/** Stores an upload. An older app sends no consent with it; one to another kind of data is refused. */
function store(
  { state, account, now }: MemberContext,
  path: UploadPath,
  body: { consent?: UploadConsent; [field: string]: unknown },
) {
  ensure((body.consent?.kind ?? kinds[path]) === kinds[path], 'consent.kind');
  state.uploads.push({ path, account_id: account.id, received_at: now, body });
  state.uploads = state.uploads.slice(-maxUploads);
  return {};
}

function ensure(condition: boolean, field: string): void {
  if (!condition) throw fieldRefusal(field, { key: 'upload_broken' });
}

/** Decodes base64 of JSON in UTF-8; `undefined` for anything else. */
function decodedJson(base64: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

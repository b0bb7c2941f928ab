import { fieldRefusal } from '../core/refusal';
import type { MemberVisit } from '../core/visit';
import type { MemberCalls } from './call-types';

type UploadPath =
  | 'user/upload_behavior'
  | 'user/upload_device'
  | 'user/upload_app'
  | 'user/upload_sms';

/** How many uploads are kept to be looked at; the oldest go first. */
const keptUploads = 50;

/** How many messages, and letters of data, of one upload: a page has little room for its sandbox. */
const keptMessages = 100;
const keptLetters = 200_000;

/**
 * What the app sends about the person: kept as it came, to be read at `/__sandbox/uploads`; of a long one the
 * beginning, and how long it was.
 */
export const uploadCalls: Pick<MemberCalls, UploadPath> = {
  'user/upload_behavior': (visit, body) => {
    const events = decodedJson(body.data);
    ensureWhole(Array.isArray(events), 'data');
    return keep(visit, 'user/upload_behavior', { ...body, decoded: events });
  },
  'user/upload_device': (visit, body) => {
    ensureWhole(body.data.length > 0, 'data');
    return keep(visit, 'user/upload_device', body);
  },
  'user/upload_app': (visit, body) => {
    ensureWhole(body.data.length > 0, 'data');
    const { length } = body.data;
    if (length <= keptLetters) return keep(visit, 'user/upload_app', body);
    return keep(visit, 'user/upload_app', { data: body.data.slice(0, keptLetters), length });
  },
  'user/upload_sms': (visit, body) => {
    ensureWhole(body.total_count >= body.sms_list.length, 'total_count');
    const { length } = body.sms_list;
    if (length <= keptMessages) return keep(visit, 'user/upload_sms', body);
    const sms_list = body.sms_list.slice(0, keptMessages);
    return keep(visit, 'user/upload_sms', { ...body, sms_list, length });
  },
};

function keep({ state, account, now }: MemberVisit, path: UploadPath, body: unknown) {
  state.uploads.push({ path, account_id: account.id, received_at: now, body });
  state.uploads = state.uploads.slice(-keptUploads);
  return {};
}

function ensureWhole(whole: boolean, field: string): void {
  if (!whole) throw fieldRefusal(field, { key: 'upload_broken' });
}

/** What base64 of JSON in UTF-8 holds; `undefined` where it is not that. */
function decodedJson(base64: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

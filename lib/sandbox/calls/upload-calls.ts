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

/** What the app sends about the person: kept as it came, to be read at `/__sandbox/uploads`. */
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
    return keep(visit, 'user/upload_app', body);
  },
  'user/upload_sms': (visit, body) => {
    ensureWhole(body.total_count >= body.sms_list.length, 'total_count');
    return keep(visit, 'user/upload_sms', body);
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

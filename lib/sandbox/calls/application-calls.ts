import type { ImageUpload } from '@/lib/api/schemas/application';
import { parseBirthDate } from '@/lib/chile/age';
import { calendarDateOf, toBusinessIso } from '@/lib/chile/santiago';
import { formatDate } from '@/lib/format/date';
import { usualAuditMinutes } from '@/lib/loan/constants';
import type { MemberContext } from '../core/call-context';
import { newId } from '../core/random';
import { FieldCheck, Refusal } from '../core/refusal';
import type { StoredApplication } from '../core/state';
import { translate } from '../core/texts';
import {
  accountState,
  activeOrder,
  currentApplication,
  ensureEditable,
  firstMissingStep,
  hasAllPhotos,
  markCorrected,
  nextStep,
} from '../rules/progress';
import { decideAt, retryTime } from '../rules/review';
import type { MemberCalls } from './call-types';

const maxMegabytes = 5;
const mimes = ['image/jpeg', 'image/png', 'image/webp'];

/** Photos, and submitting the application. Photos are not inspected: a scenario decides which is rejected. */
export const applicationCalls: Pick<MemberCalls, 'app/upload_image_info' | 'loan/apply_info'> = {
  'app/upload_image_info': ({ account, now, random, language }, upload) => {
    ensureEditable(account, now);
    const bytes = validatedSize(upload);
    const image_id = newId(random, 'img');
    const fault = account.script.photo_fault;
    if (fault) {
      account.script.photo_fault = null;
      account.images[upload.kind] = null;
      const reason = translate(language, fault);
      return { image_id, accepted: false, reason, reason_code: fault };
    }
    account.images[upload.kind] = { id: image_id, mime: upload.mime, bytes, uploaded_at: now };
    if (hasAllPhotos(account)) markCorrected(account, 'id_card');
    return { image_id, accepted: true };
  },
  'loan/apply_info': (context, { request_id }) => {
    const { account, now, random } = context;
    const known = account.applications.find((other) => other.request_id === request_id);
    if (known) return receipt(known);
    ensureReady(context);
    const application: StoredApplication = {
      id: newId(random, 'app'),
      request_id,
      submitted_at: now,
      decide_at: decideAt(now),
      decision: null,
      fix: [],
      used: false,
    };
    account.applications.push(application);
    return receipt(application);
  },
};

/** The size of a photo in bytes; throws a refusal that says what is wrong with it. */
function validatedSize({ mime, image }: ImageUpload): number {
  const padding = image.endsWith('==') ? 2 : image.endsWith('=') ? 1 : 0;
  const digits = image.slice(0, image.length - padding);
  // Searches for a wrong character: matching the whole of a large photo overflows the stack.
  const isBase64 = digits !== '' && image.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(digits);
  const bytes = (image.length / 4) * 3 - padding;
  const check = new FieldCheck();
  check.need(mimes.includes(mime), 'mime', { key: 'photo_mime' });
  check.need(isBase64, 'image', { key: 'photo_broken' });
  check.need(bytes <= maxMegabytes * 1024 * 1024, 'image', {
    key: 'photo_size',
    values: { megabytes: maxMegabytes },
  });
  check.done();
  return bytes;
}

function receipt({ id, submitted_at }: StoredApplication) {
  return {
    application_id: id,
    submitted_at: toBusinessIso(submitted_at),
    audit_minutes: usualAuditMinutes,
  };
}

function ensureReady({ account, now, language }: MemberContext): void {
  const state = accountState(account, now);
  if (state === 'review') throw new Refusal('state', { key: 'under_review' });
  if (state === 'approved') throw new Refusal('state', { key: 'already_approved' });
  if (activeOrder(account)) throw new Refusal('state', { key: 'loan_active' });
  if (state === 'refused') {
    const at = retryTime(currentApplication(account)?.decision?.at ?? now);
    const date = formatDate(at, language, 'short');
    throw new Refusal('state', { key: 'retry_later', values: { date } });
  }
  const missing = state === 'not_approved' ? nextStep(account, now) : firstMissingStep(account);
  if (missing === 'id_card') throw new Refusal('state', { key: 'photos_missing' });
  if (missing !== 'submit') throw new Refusal('state', { key: 'step_missing' });
  const born = parseBirthDate(account.basic?.birth_date ?? '', calendarDateOf(now));
  if (!born.ok) throw new Refusal('state', { key: 'under_age' });
}

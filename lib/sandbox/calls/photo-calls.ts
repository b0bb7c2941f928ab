import type { ImageUpload } from '@/lib/api/schemas/application';
import { newId } from '../core/random';
import { FieldCheck } from '../core/refusal';
import { ensureEditable, hasAllPhotos, markCorrected } from '../rules/progress';
import { say } from '../texts/say';
import type { MemberCalls } from './call-types';

const maxMegabytes = 5;
const mimes = ['image/jpeg', 'image/png', 'image/webp'];

/** The photos. What is in them is not looked at: a scenario decides which one is turned down. */
export const photoCalls: Pick<MemberCalls, 'app/upload_image_info'> = {
  'app/upload_image_info': ({ account, now, random, language }, upload) => {
    ensureEditable(account, now);
    const bytes = checkedBytes(upload);
    const image_id = newId(random, 'img');
    const fault = account.plan.photo_fault;
    if (fault) {
      account.plan.photo_fault = null;
      account.images[upload.kind] = null;
      return { image_id, accepted: false, reason: say(language, fault) };
    }
    account.images[upload.kind] = { id: image_id, mime: upload.mime, bytes, uploaded_at: now };
    if (hasAllPhotos(account)) markCorrected(account, 'id_card');
    return { image_id, accepted: true };
  },
};

/** The size of the picture in bytes; throws a refusal that names what is wrong with it. */
function checkedBytes({ mime, image }: ImageUpload): number {
  const padding = image.endsWith('==') ? 2 : image.endsWith('=') ? 1 : 0;
  const digits = image.slice(0, image.length - padding);
  // Looks for what does not belong: a pattern over the whole of a large picture overflows the stack.
  const whole = digits !== '' && image.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(digits);
  const bytes = (image.length / 4) * 3 - padding;
  const check = new FieldCheck();
  check.need(mimes.includes(mime), 'mime', { key: 'photo_mime' });
  check.need(whole, 'image', { key: 'photo_broken' });
  check.need(bytes <= maxMegabytes * 1024 * 1024, 'image', {
    key: 'photo_size',
    values: { megabytes: maxMegabytes },
  });
  check.done();
  return bytes;
}

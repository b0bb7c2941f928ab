import * as v from 'valibot';
import { count, instant } from './basics';

/** What the user agreed to before an upload: the kind of data, the version of the text, and when. */
const uploadConsent = v.object({
  kind: v.picklist(['device', 'apps', 'sms', 'behavior']),
  version: count,
  granted_at: instant,
});

const consented = { consent: v.optional(uploadConsent) };

/** Body of `user/upload_behavior`, `user/upload_device` and `user/upload_app`. */
export const dataUpload = v.object({ data: v.string(), ...consented });

/** Body of `user/upload_sms`. */
export const smsUpload = v.object({
  sms_list: v.array(v.unknown()),
  total_count: v.number(),
  ...consented,
});

export type UploadConsent = v.InferOutput<typeof uploadConsent>;

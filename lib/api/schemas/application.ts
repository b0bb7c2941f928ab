import * as v from 'valibot';
import { bankAccountTypes } from '@/lib/chile/account-number';
import { calendarDate, count, imageKind, instant, option } from './basics';

/** Reply of `app/get_list_page1_new`. */
export const basicOptions = v.object({
  gender: v.array(option),
  education: v.array(option),
  industry: v.array(option),
  loan_purpose: v.array(option),
  overdue_questions: v.array(
    v.object({ id: v.string(), text: v.string(), options: v.array(option) }),
  ),
});

/** `BasicInfo` of the contract. */
export const basicInfo = v.object({
  first_name: v.string(),
  last_name: v.string(),
  gender: v.string(),
  birth_date: calendarDate,
  run: v.string(),
  education: v.string(),
  industry: v.string(),
  loan_purpose: v.string(),
  whatsapp: v.string(),
  city: v.string(),
  district: v.string(),
  community: v.string(),
  overdue_answers: v.array(v.object({ id: v.string(), value: v.string() })),
});

/** Reply of `app/get_list_page2_new`. */
export const extraOptions = v.object({
  employment: v.array(option),
  salary: v.array(option),
  marital: v.array(option),
  relationship: v.array(option),
});

const contact = v.object({ relationship: v.string(), name: v.string(), phone: v.string() });

/** `ExtraInfo` of the contract. */
export const extraInfo = v.object({
  employment: v.string(),
  salary: v.string(),
  marital: v.string(),
  contacts: v.tuple([contact, contact]),
});

/** `TransferInfo` of the contract: the account that the loan is paid to. */
export const transferInfo = v.object({
  account_type: v.picklist(['yape', 'bank']),
  bank_code: v.optional(v.string()),
  account_number: v.string(),
  full_name: v.string(),
  bank_account_type: v.optional(v.picklist(bankAccountTypes)),
});

/**
 * Body of `app/save_transfer_info`. `confirmed` are the fields that the page asked about and the user has confirmed,
 * by wire name: contract.md section 8.
 */
export const transferRequest = v.object({
  ...transferInfo.entries,
  confirmed: v.optional(v.array(v.string())),
});

/** Body of `app/upload_image_info`; `image` is base64 without the prefix of a data URL. */
export const imageUpload = v.object({
  kind: imageKind,
  mime: v.string(),
  image: v.string(),
});

/** Reply of `app/upload_image_info`. */
export const imageReply = v.object({
  image_id: v.string(),
  accepted: v.boolean(),
  reason: v.optional(v.string()),
  reason_code: v.optional(v.string()),
});

/**
 * Body of `loan/apply_info`; `face` is the consent to have the face compared by a system: without it a person looks at
 * the photos (Ley 21.719 art. 16 ter).
 */
export const applicationRequest = v.object({
  request_id: v.pipe(v.string(), v.minLength(1)),
  face: v.optional(v.object({ version: count, granted_at: instant })),
});

/** Reply of `loan/apply_info`: the application was submitted. */
export const applicationReply = v.object({
  application_id: v.string(),
  submitted_at: instant,
  audit_minutes: count,
});

export type FaceConsent = v.InferOutput<typeof applicationRequest>['face'];
export type BasicOptions = v.InferOutput<typeof basicOptions>;
export type BasicInfo = v.InferOutput<typeof basicInfo>;
export type ExtraOptions = v.InferOutput<typeof extraOptions>;
export type ExtraInfo = v.InferOutput<typeof extraInfo>;
export type TransferInfo = v.InferOutput<typeof transferInfo>;
export type TransferRequest = v.InferOutput<typeof transferRequest>;
export type ImageUpload = v.InferOutput<typeof imageUpload>;
export type ImageKind = ImageUpload['kind'];
export type ImageReply = v.InferOutput<typeof imageReply>;
export type ApplicationReply = v.InferOutput<typeof applicationReply>;

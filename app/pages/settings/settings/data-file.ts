import type { CodeName, Option } from '@/lib/api/schemas/basics';
import { toBusinessIso } from '@/lib/chile/santiago';
import { config } from '@/lib/config';
import type { ConsentDecisions } from '@/lib/consent/decisions';
import type { UploadRecord } from '@/lib/uploads/records';
import { type HeldData, hasSentPhotos } from './use-held-data';

/** What this phone holds about the user. */
export type DeviceData = {
  userId: string;
  phone: string | null;
  consents: ConsentDecisions;
  uploads: readonly UploadRecord[];
};

/**
 * All that is held about the user as JSON text. Names and values are those of contract.md section 2; a value
 * chosen from a list has its label beside it. `now` is in ms since 1970.
 */
export function dataFileText(held: HeldData, device: DeviceData, now: number): string {
  const { given, home, orders, benefits } = held;
  const file = {
    service: config.brand,
    made_at: toBusinessIso(now),
    account: { user_id: device.userId, phone: device.phone, state: home.state, quota: home.quota },
    basic_information: namedBasic(given),
    social_information: namedExtra(given),
    payout_account: given.transfer && {
      ...given.transfer,
      bank_code: given.transfer.bank_code && namedCode(given.banks, given.transfer.bank_code),
    },
    photos: { id_front: 'image', id_back: 'image', selfie: 'image', sent: hasSentPhotos(home) },
    review: home.review,
    orders,
    ...benefits,
    consents: Object.entries(device.consents).map(([kind, decision]) => ({ kind, ...decision })),
    uploads_from_this_device: device.uploads.map(({ hash, ...upload }) => upload),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function namedBasic({ basic, basicOptions, areas }: HeldData['given']) {
  if (!basic) return null;
  const { gender, education, industry, loan_purpose, overdue_questions } = basicOptions;
  return {
    ...basic,
    gender: named(gender, basic.gender),
    education: named(education, basic.education),
    industry: named(industry, basic.industry),
    loan_purpose: named(loan_purpose, basic.loan_purpose),
    city: namedCode(areas, basic.city),
    district: namedCode(areas, basic.district),
    community: namedCode(areas, basic.community),
    overdue_answers: basic.overdue_answers.map(({ id, value }) => {
      const question = overdue_questions.find((one) => one.id === id);
      return { id, question: question?.text, answer: named(question?.options ?? [], value) };
    }),
  };
}

function namedExtra({ extra, extraOptions }: HeldData['given']) {
  if (!extra) return null;
  const { employment, salary, marital, relationship } = extraOptions;
  return {
    employment: named(employment, extra.employment),
    salary: named(salary, extra.salary),
    marital: named(marital, extra.marital),
    contacts: extra.contacts.map((contact) => ({
      ...contact,
      relationship: named(relationship, contact.relationship),
    })),
  };
}

function named(options: readonly Option[], value: string) {
  return { value, label: options.find((option) => option.value === value)?.label };
}

function namedCode(list: readonly CodeName[], code: string) {
  return { code, name: list.find((item) => item.code === code)?.name };
}

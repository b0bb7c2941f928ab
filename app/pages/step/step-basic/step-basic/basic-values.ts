import type { FieldPath } from 'react-hook-form';
import { basisOf } from '@/app/application/step-draft';
import type { BasicInfo, BasicOptions } from '@/lib/api/schemas/application';
import { formatNationalPhone } from '@/lib/chile/phone';
import { formatRun } from '@/lib/chile/run';
import { readPhoto } from '@/lib/photo/photo-record';
import { readValue } from '@/lib/storage/values';
import { answerKey, type BasicIn, type BasicOut, type SelfieStatus } from './basic-schema';

type Questions = BasicOptions['overdue_questions'];

/** What the form shows at first: what was saved, else only the number that the person logs in with. */
export function initialBasic(saved: BasicInfo | null, questions: Questions): BasicIn {
  const answered = new Map(saved?.overdue_answers.map(({ id, value }) => [id, value]));
  return {
    basis: basisOf(saved),
    first_name: saved?.first_name ?? '',
    last_name: saved?.last_name ?? '',
    run: formatRun(saved?.run ?? ''),
    birth_date: saved?.birth_date ?? '',
    gender: saved?.gender ?? '',
    whatsapp: formatNationalPhone(saved?.whatsapp ?? readValue('phone') ?? ''),
    selfie: selfieOf(saved),
    city: saved?.city ?? '',
    district: saved?.district ?? '',
    community: saved?.community ?? '',
    education: saved?.education ?? '',
    industry: saved?.industry ?? '',
    loan_purpose: saved?.loan_purpose ?? '',
    answers: Object.fromEntries(questions.map(({ id }) => [answerKey(id), answered.get(id) ?? ''])),
  };
}

/** This form is not saved without a selfie: where there is saved data, the server has one. */
function selfieOf(saved: BasicInfo | null): SelfieStatus {
  if (readPhoto('selfie')) return 'accepted';
  return saved ? 'onFile' : '';
}

/** Every field but the picture survives a reload. */
export function keptBasic(questions: Questions): FieldPath<BasicIn>[] {
  return [
    'basis',
    'first_name',
    'last_name',
    'run',
    'birth_date',
    'gender',
    'whatsapp',
    'city',
    'district',
    'community',
    'education',
    'industry',
    'loan_purpose',
    ...questions.map(({ id }) => `answers.${answerKey(id)}` as const),
  ];
}

/** The checked form as the server takes it. */
export function toBasicInfo(values: BasicOut, questions: Questions): BasicInfo {
  const { basis: _basis, selfie: _selfie, answers, ...info } = values;
  return {
    ...info,
    overdue_answers: questions.map(({ id }) => ({ id, value: answers[answerKey(id)] ?? '' })),
  };
}

/** The field for a name on the wire: only answers are named otherwise, by their place. */
export function basicFieldOf(wireName: string, questions: Questions): string {
  const place = /^overdue_answers\.(\d+)\b/.exec(wireName);
  const question = place && questions[Number(place[1])];
  return question ? `answers.${answerKey(question.id)}` : wireName;
}

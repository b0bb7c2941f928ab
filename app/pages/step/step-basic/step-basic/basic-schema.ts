import * as v from 'valibot';
import { baselineOf } from '@/app/application/use-step-form';
import type { BasicInfo, BasicOptions } from '@/lib/api/schemas/application';
import type { CalendarDate } from '@/lib/chile/calendar-date';
import { formatNationalPhone } from '@/lib/chile/phone';
import { formatRun } from '@/lib/chile/run';
import { birthDateField } from '@/lib/forms/fields/birth-date';
import { choiceField } from '@/lib/forms/fields/choice';
import { firstNameField, lastNameField } from '@/lib/forms/fields/name';
import { phoneField } from '@/lib/forms/fields/phone';
import { runField } from '@/lib/forms/fields/run';
import { initialValues } from '@/lib/forms/schema-fields';
import type { DraftForm } from '@/lib/forms/use-draft-form';
import { readValue } from '@/lib/storage/values';

type Questions = BasicOptions['overdue_questions'];

type Options = {
  questions: Questions;
  /** Today in Santiago. */
  today: CalendarDate;
};

/**
 * Validates the basic information. Draft and initial values have a field for each entry; the order is that of
 * the pages. Fields have their wire names, except the answers.
 */
export function basicSchema({ questions, today }: Options) {
  return v.object({
    baseline: v.string(),
    first_name: firstNameField,
    last_name: lastNameField,
    run: runField,
    birth_date: birthDateField(today),
    gender: choiceField('gender.empty'),
    whatsapp: phoneField,
    city: choiceField('city.empty'),
    district: choiceField('district.empty'),
    community: choiceField('community.empty'),
    education: choiceField('education.empty'),
    industry: choiceField('industry.empty'),
    loan_purpose: choiceField('purpose.empty'),
    answers: v.object(
      Object.fromEntries(questions.map(({ id }) => [answerKey(id), choiceField(answerMissing)])),
    ),
  });
}

/** The error key of a missing answer; the form adds to its text which question. */
export const answerMissing = 'choice.empty';

/** The field name of a question under `answers`: its id without dots, which would make it a path. */
export function answerKey(questionId: string): string {
  return questionId.replaceAll('.', '_');
}

type BasicSchema = ReturnType<typeof basicSchema>;

/** The values of the form. */
export type BasicIn = v.InferInput<BasicSchema>;

/** The validated values in canonical form. */
export type BasicOut = v.InferOutput<BasicSchema>;

export type BasicForm = DraftForm<BasicIn, BasicOut>;

/** The initial values: the saved ones, else only the phone number of the log-in. */
export function initialBasic(schema: BasicSchema, saved: BasicInfo | null): BasicIn {
  const answers = saved?.overdue_answers ?? [];
  return initialValues(schema, {
    ...saved,
    baseline: baselineOf(saved),
    run: formatRun(saved?.run ?? ''),
    whatsapp: formatNationalPhone(saved?.whatsapp ?? readValue('phone') ?? ''),
    answers: Object.fromEntries(answers.map(({ id, value }) => [answerKey(id), value])),
  });
}

/** The request body for the validated values. */
export function toBasicInfo(values: BasicOut, questions: Questions): BasicInfo {
  const { baseline: _baseline, answers, ...info } = values;
  return {
    ...info,
    overdue_answers: questions.map(({ id }) => ({ id, value: answers[answerKey(id)] ?? '' })),
  };
}

/** The field for a wire name: only the answers differ, which the wire names by their index. */
export function basicFieldOf(wireName: string, questions: Questions): string {
  const match = /^overdue_answers\.(\d+)\b/.exec(wireName);
  const question = match && questions[Number(match[1])];
  return question ? `answers.${answerKey(question.id)}` : wireName;
}

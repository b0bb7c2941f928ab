import * as v from 'valibot';
import type { BasicOptions } from '@/lib/api/schemas/application';
import type { CalendarDate } from '@/lib/chile/calendar-date';
import { birthDateField } from '@/lib/forms/fields/birth-date';
import { choiceField } from '@/lib/forms/fields/choice';
import { firstNameField, lastNameField } from '@/lib/forms/fields/name';
import { phoneField } from '@/lib/forms/fields/phone';
import { runField } from '@/lib/forms/fields/run';

type Options = {
  questions: BasicOptions['overdue_questions'];
  /** Today in Santiago. */
  today: CalendarDate;
};

/** What has to be right before the basic information is sent. */
export function basicSchema({ questions, today }: Options) {
  return v.object({
    basis: v.string(),
    first_name: firstNameField,
    last_name: lastNameField,
    run: runField,
    birth_date: birthDateField(today),
    gender: choiceField('gender.empty'),
    whatsapp: phoneField,
    selfie: selfieField,
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

/** What an answer that is missing is told by; the form puts the question beside it, in the language on show. */
export const answerMissing = 'choice.empty';

/** The name of a question's field under `answers`: its id, which must not look like a path. */
export function answerKey(questionId: string): string {
  return questionId.replaceAll('.', '_');
}

/** How far the selfie is; a loan needs one (product.md section 5). The picture itself is no field. */
export type SelfieStatus = '' | 'onItsWay' | 'rejected' | 'notSent' | 'accepted' | 'onFile';

/** Each way of being without a selfie has its own words. */
const selfieField = v.pipe(
  v.string('selfie.empty'),
  v.nonEmpty('selfie.empty'),
  v.notValue('onItsWay', 'selfie.onItsWay'),
  v.notValue('rejected', 'selfie.rejected'),
  v.notValue('notSent', 'selfie.notSent'),
);

/** What stands in the form. */
export type BasicIn = v.InferInput<ReturnType<typeof basicSchema>>;

/** The same, checked and in canonical form. */
export type BasicOut = v.InferOutput<ReturnType<typeof basicSchema>>;

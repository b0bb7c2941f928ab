import * as v from 'valibot';
import { baselineOf } from '@/app/application/use-step-form';
import type { ExtraInfo } from '@/lib/api/schemas/application';
import { formatNationalPhone, parsePhone, samePhone } from '@/lib/chile/phone';
import { checkedText } from '@/lib/forms/fields/checked-text';
import { choiceField } from '@/lib/forms/fields/choice';
import { nameField } from '@/lib/forms/fields/name';
import { phoneKeys } from '@/lib/forms/fields/phone';
import { initialValues } from '@/lib/forms/schema-fields';
import type { DraftForm } from '@/lib/forms/use-draft-form';

/**
 * Validates the social information. The two contacts must have different numbers, in whatever spelling
 * (product.md section 5), and neither may have `ownPhone`, the user's number or empty. Draft and initial values
 * have a field for each entry.
 */
export function socialSchema(ownPhone: string) {
  return v.object({
    baseline: v.string(),
    employment: choiceField('employment.empty'),
    salary: choiceField('salary.empty'),
    marital: choiceField('marital.empty'),
    // Without aborting early: an error in another field must not hide that the numbers are equal.
    contacts: v.config(
      v.pipe(
        v.tuple([contactField('contact1', ownPhone), contactField('contact2', ownPhone)]),
        v.forward(
          v.partialCheck(
            [
              [0, 'phone'],
              // As a literal type: inferred in this call it would widen to string.
              [1, 'phone'] as const,
            ],
            ([one, other]) => !samePhone(one.phone, other.phone),
            'contact.same',
          ),
          // As a literal type: inferred in this call it would widen to string.
          [1, 'phone'] as const,
        ),
      ),
      { abortPipeEarly: false },
    ),
  });
}

function contactField(contact: 'contact1' | 'contact2', ownPhone: string) {
  // Complete keys, so that a search for a key finds its use.
  const keys = {
    contact1: {
      relationship: 'contact1.relationship',
      name: 'contact1.name',
      phone: 'contact1.phone',
      own: 'contact1.own',
    },
    contact2: {
      relationship: 'contact2.relationship',
      name: 'contact2.name',
      phone: 'contact2.phone',
      own: 'contact2.own',
    },
  } as const;
  const { relationship, name, phone, own } = keys[contact];
  return v.object({
    relationship: choiceField(relationship),
    name: nameField(name),
    phone: v.pipe(
      checkedText(parsePhone, { ...phoneKeys, empty: phone }),
      v.check((number) => !samePhone(number, ownPhone), own),
    ),
  });
}

type SocialSchema = ReturnType<typeof socialSchema>;

/** The values of the form. */
export type SocialIn = v.InferInput<SocialSchema>;

/** The validated values in canonical form. */
export type SocialOut = v.InferOutput<SocialSchema>;

export type SocialForm = DraftForm<SocialIn, SocialOut>;

/** The initial values: the saved ones, else empty. */
export function initialSocial(schema: SocialSchema, saved: ExtraInfo | null): SocialIn {
  const contacts = saved?.contacts ?? [];
  return initialValues(schema, {
    ...saved,
    baseline: baselineOf(saved),
    contacts: contacts.map((contact) => ({
      ...contact,
      phone: formatNationalPhone(contact.phone),
    })),
  });
}

/** The request body for the validated values. */
export function toExtraInfo({ baseline: _baseline, ...info }: SocialOut): ExtraInfo {
  return info;
}

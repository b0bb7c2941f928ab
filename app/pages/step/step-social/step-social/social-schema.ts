import * as v from 'valibot';
import { parsePhone, samePhone } from '@/lib/chile/phone';
import { checkedText } from '@/lib/forms/fields/checked-text';
import { choiceField } from '@/lib/forms/fields/choice';
import { nameField } from '@/lib/forms/fields/name';
import { phoneKeys } from '@/lib/forms/fields/phone';

/**
 * What has to be right before the social information is sent. The two contacts have different
 * numbers, however they are spelled (product.md section 5); `ownPhone`, the person's own or empty,
 * is neither of them.
 */
export function socialSchema(ownPhone: string) {
  return v.object({
    basis: v.string(),
    employment: choiceField('employment.empty'),
    salary: choiceField('salary.empty'),
    marital: choiceField('marital.empty'),
    // All of it is judged at once: what is wrong elsewhere must not hide that two numbers are one.
    contacts: v.config(
      v.pipe(
        v.tuple([contactField('contact1', ownPhone), contactField('contact2', ownPhone)]),
        v.forward(
          v.partialCheck(
            [
              [0, 'phone'],
              // Inside this call the name would widen to any text.
              [1, 'phone'] as const,
            ],
            ([one, other]) => !samePhone(one.phone, other.phone),
            'contact.same',
          ),
          // Inside this call the name would widen to any text.
          [1, 'phone'] as const,
        ),
      ),
      { abortPipeEarly: false },
    ),
  });
}

function contactField(contact: 'contact1' | 'contact2', ownPhone: string) {
  // Spelled out, so that the keys can be found where they are used.
  const empty = {
    contact1: {
      relationship: 'contact1.relationship',
      name: 'contact1.name',
      phone: 'contact1.phone',
    },
    contact2: {
      relationship: 'contact2.relationship',
      name: 'contact2.name',
      phone: 'contact2.phone',
    },
  } as const;
  const { relationship, name, phone } = empty[contact];
  return v.object({
    relationship: choiceField(relationship),
    name: nameField(name),
    phone: v.pipe(
      checkedText(parsePhone, { ...phoneKeys, empty: phone }),
      v.check((number) => !samePhone(number, ownPhone), 'contact.own'),
    ),
  });
}

/** What stands in the form. */
export type SocialIn = v.InferInput<ReturnType<typeof socialSchema>>;

/** The same, checked and in canonical form. */
export type SocialOut = v.InferOutput<ReturnType<typeof socialSchema>>;

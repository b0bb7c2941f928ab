import { fieldId } from '@/lib/forms/field-id';

/** Element ids, for tests. */
export const ids = {
  form: 'social-form',
  submit: 'social-submit',
  /** The control of a field by its path: `employment`, `contacts.0.phone`. */
  field: (name: string) => fieldId('social', name),
  /** Opens the contact picker for the first (0) or second (1) contact. */
  pick: (index: 0 | 1) => `social-pick-${index}`,
} as const;

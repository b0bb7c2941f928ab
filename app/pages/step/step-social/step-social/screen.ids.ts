import { fieldId } from '@/lib/forms/field-id';

/** Element ids of the social information, for tests. */
export const ids = {
  form: 'social-form',
  submit: 'social-submit',
  /** The control of a field by its path: `employment`, `contacts.0.phone`. */
  field: (name: string) => fieldId('social', name),
  /** Opens the phone's contacts for the first (0) or second (1) contact. */
  pick: (index: 0 | 1) => `social-pick-${index}`,
} as const;

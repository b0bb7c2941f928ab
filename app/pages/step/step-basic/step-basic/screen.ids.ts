import { fieldId } from '@/lib/forms/field-id';

/** Element ids of the basic information, for tests. */
export const ids = {
  form: 'basic-form',
  submit: 'basic-submit',
  /** The control of a field by its path: `run`, `city`, `answers.late_30_days`. */
  field: (name: string) => fieldId('basic', name),
  /** Loads a list of places again: of `city`, `district` or `community`. */
  retry: (name: string) => `${fieldId('basic', name)}-retry`,
} as const;

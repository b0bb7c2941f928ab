import { fieldId } from '@/lib/forms/field-id';

/** Element ids, for tests. */
export const ids = {
  form: 'basic-form',
  submit: 'basic-submit',
  /** The control of a field by its path: `run`, `city`, `answers.late_30_days`. */
  field: (name: string) => fieldId('basic', name),
  /** Opens what to do where the city is not listed. */
  cityMissing: 'basic-city-missing',
  /** Fetches the options of `city`, `district` or `community` again. */
  retry: (name: string) => `${fieldId('basic', name)}-retry`,
} as const;

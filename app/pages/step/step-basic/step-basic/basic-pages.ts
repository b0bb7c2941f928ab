import * as v from 'valibot';

/** The pages of the form, by the query parameter `page`: who you are; your life today. */
export const pages = ['1', '2'] as const;

export type BasicPage = (typeof pages)[number];

/** The page of the address; any other value counts as none. */
export const pageQuery = v.fallback(v.optional(v.picklist(pages)), undefined);

const identityFields = ['first_name', 'last_name', 'run', 'birth_date', 'gender', 'whatsapp'];

/** The page that shows a field. */
export function pageOf(field: string): BasicPage {
  return identityFields.includes(field) ? '1' : '2';
}

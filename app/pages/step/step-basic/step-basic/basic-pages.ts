import * as v from 'valibot';
import type { Review } from '@/lib/api/schemas/home';

/** The pages of the form, by the query parameter `page`: who you are; where you live; studies, credits and selfie. */
export const pages = ['1', '2', '3'] as const;

export type BasicPage = (typeof pages)[number];

/** The page of the address; any other value counts as none. */
export const pageQuery = v.fallback(v.optional(v.picklist(pages)), undefined);

const pageOfField: ReadonlyMap<string, BasicPage> = new Map([
  ...['first_name', 'last_name', 'run', 'birth_date', 'gender', 'whatsapp'].map(
    (field) => [field, '1'] as const,
  ),
  ...['city', 'district', 'community'].map((field) => [field, '2'] as const),
]);

/** The page that shows a field. */
export function pageOf(field: string): BasicPage {
  return pageOfField.get(field) ?? '3';
}

/** The page that a form begins with: that of the selfie where a review asks for a new one with this step. */
export function firstPage(review: Review | undefined): BasicPage {
  const { fix = [], fix_photos = [] } = review ?? {};
  return fix_photos.includes('selfie') && !fix.includes('id_card') ? '3' : '1';
}

import * as v from 'valibot';
import { locales } from '@/lib/i18n/locale';
import { pageQuery } from '@/lib/router/page-query';

const parameters = v.object({
  scenario: v.fallback(v.optional(v.string()), undefined),
  locale: v.fallback(v.optional(v.picklist(locales)), undefined),
  theme: v.fallback(v.optional(v.picklist(['light', 'dark'])), undefined),
});

/** What a preview's address asks for: an account's state, a language, a theme. */
export type PreviewParameters = v.InferOutput<typeof parameters>;

/**
 * Reads `?scenario=&locale=&theme=` of a build that runs against the sandbox. A build for a real
 * server knows none of them; what makes no sense reads as absent.
 */
export function previewParameters(): PreviewParameters {
  if (process.env.NEXT_PUBLIC_API_BASE_URL) return {};
  return v.parse(parameters, pageQuery());
}

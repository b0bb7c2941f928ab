import * as v from 'valibot';
import { locales } from '@/lib/i18n/locale';
import { pageQuery } from '@/lib/router/page-query';

const parameters = v.object({
  scenario: v.fallback(v.optional(v.string()), undefined),
  locale: v.fallback(v.optional(v.picklist(locales)), undefined),
  theme: v.fallback(v.optional(v.picklist(['light', 'dark'])), undefined),
});

/** Parameters of the app's URL: the sandbox's scenario, a language, a theme. */
export type UrlParameters = v.InferOutput<typeof parameters>;

/**
 * Reads `?scenario=&locale=&theme=` in a build that runs against the sandbox; a build for a real server
 * ignores them. Invalid values count as absent.
 */
export function urlParameters(): UrlParameters {
  if (process.env.NEXT_PUBLIC_API_BASE_URL) return {};
  return v.parse(parameters, pageQuery());
}

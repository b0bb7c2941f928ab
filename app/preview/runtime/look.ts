import * as v from 'valibot';
import { locales } from '@/lib/i18n/locale';
import type { Query } from '@/lib/router/target';

/** The themes of a preview; without one it follows the device. */
export const themes = ['light', 'dark'] as const;

/** The text sizes of a preview, in percent of the browser's default. */
export const textSizes = ['100', '150', '200'] as const;

/** The look parameters of a URL; invalid values count as absent. */
export const lookSchema = v.object({
  locale: v.fallback(v.optional(v.picklist(locales)), undefined),
  theme: v.fallback(v.optional(v.picklist(themes)), undefined),
  text: v.fallback(v.optional(v.picklist(textSizes)), undefined),
  motion: v.fallback(v.optional(v.literal('reduce')), undefined),
});

/** How a preview looks: language, theme, text size, motion. */
export type Look = v.InferOutput<typeof lookSchema>;

/** A look as URL parameters, without those that are absent. */
export function lookQuery({ locale, theme, text, motion }: Look): Query {
  const all = { locale, theme, text, motion };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Applies text size and motion to the document; language and theme are the app's own settings. */
export function applyLook({ text, motion }: Look): void {
  const { style, dataset } = document.documentElement;
  style.fontSize = text && text !== '100' ? `${text}%` : '';
  if (motion) dataset.motion = motion;
  else delete dataset.motion;
}

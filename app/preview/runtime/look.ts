import * as v from 'valibot';
import { locales } from '@/lib/i18n/locale';
import { formatQuery, type Query } from '@/lib/router/target';

/** The themes a preview can be given; absent follows the device. */
export const themes = ['light', 'dark'] as const;

/** Sizes of text a preview can be given, in percent of the browser's usual one. */
export const textSizes = ['100', '150', '200'] as const;

/** How a preview looks, whatever it shows; what makes no sense in an address reads as absent. */
export const lookSchema = v.object({
  locale: v.fallback(v.optional(v.picklist(locales)), undefined),
  theme: v.fallback(v.optional(v.picklist(themes)), undefined),
  text: v.fallback(v.optional(v.picklist(textSizes)), undefined),
  /** Every text of the catalogue longer, accented and in brackets: see `pseudo-text.ts`. */
  pseudo: v.fallback(v.optional(v.literal('1')), undefined),
  motion: v.fallback(v.optional(v.literal('reduce')), undefined),
});

/** How a preview looks: language, theme, size of text, lengthened texts, motion. */
export type Look = v.InferOutput<typeof lookSchema>;

/** A look as the parameters of an address; what is absent is left out. */
export function lookQuery({ locale, theme, text, pseudo, motion }: Look): Query {
  const all = { locale, theme, text, pseudo, motion };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Text size and motion, which no component knows of, put on the page itself. */
export function applyLook({ text, motion }: Look): void {
  const { style, dataset } = document.documentElement;
  style.fontSize = text && text !== '100' ? `${text}%` : '';
  if (motion) dataset.motion = motion;
  else delete dataset.motion;
}

/** `?locale=vi&theme=dark` and the like; empty for the usual look. */
export function formatLook(look: Look): string {
  return formatQuery(lookQuery(look));
}

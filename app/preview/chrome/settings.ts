import * as v from 'valibot';
import { type Look, lookQuery, lookSchema } from '@/app/preview/runtime/look';
import type { Query } from '@/lib/router/target';
import { stateKinds } from '../screens';

/** Widths of the pictures, CSS px; `desktop` is 1280. */
export const widths = ['320', '360', '412', 'desktop'] as const;

/** How large the gallery shows its pictures; `off` shows the list alone. */
export const sizes = ['off', 's', 'm', 'l'] as const;

const entries = {
  ...lookSchema.entries,
  width: v.fallback(v.optional(v.picklist(widths), '360'), '360'),
  size: v.fallback(v.optional(v.picklist(sizes), 'm'), 'm'),
  show: v.fallback(v.optional(v.picklist(stateKinds)), undefined),
  search: v.fallback(v.optional(v.string(), ''), ''),
};

const schema = v.object(entries);

/** What is chosen on the gallery's pages; it stands in their address, so that a link shows the same. */
export type Settings = v.InferOutput<typeof schema>;

/** Settings of an address; what makes no sense reads as the usual. */
export function readSettings(query: Query): Settings {
  return v.parse(schema, query);
}

/** The usual settings. */
export const usualSettings: Settings = readSettings({});

/** Settings as the parameters of an address; what is usual is left out. */
export function settingsQuery(settings: Settings): Query {
  const { width, size, show = '', search } = settings;
  const own = Object.entries({ width, size, show, search }).filter(
    ([name, value]) => value !== '' && !isUsual(name, value),
  );
  return { ...lookQuery(settings), ...Object.fromEntries(own) };
}

function isUsual(name: string, value: string): boolean {
  return (name === 'width' && value === '360') || (name === 'size' && value === 'm');
}

/** The look among the settings. */
export function lookOf({ locale, theme, text, pseudo, motion }: Settings): Look {
  return { locale, theme, text, pseudo, motion };
}

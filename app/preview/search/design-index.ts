import * as v from 'valibot';
import { locales } from '@/lib/i18n/locale';
import { galleryFile } from '../runtime/preview-url';
import { loadScript } from './load-script';

/** What `npm run build` finds in the sources: see scripts/export/design-index. */
const schema = v.object({
  tokens: v.array(
    v.object({
      name: v.string(),
      /** What uses it: components, and the paths of screens; `*` is the frame around every screen. */
      components: v.array(v.string()),
      screens: v.array(v.string()),
    }),
  ),
  /** Which screen leads to which: paths, without the links of the frame around every screen. */
  links: v.array(v.object({ from: v.string(), to: v.string() })),
  texts: v.array(
    v.object({ key: v.string(), words: v.object(v.entriesFromList(locales, v.string())) }),
  ),
});

export type DesignIndex = v.InferOutput<typeof schema>;

/** The file below an export, and the global that it sets. A script, as a page from a folder may not fetch. */
export const designIndexScript = {
  file: 'preview/design-index.js',
  global: 'lukaDesignIndex',
} as const;

/** Loads the index, once; rejects where there is none, as on the dev server. */
export async function loadDesignIndex(): Promise<DesignIndex> {
  const { file, global } = designIndexScript;
  return v.parse(schema, await loadScript(galleryFile(file), global));
}

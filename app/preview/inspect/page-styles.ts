import * as v from 'valibot';
import { galleryFile } from '../runtime/preview-url';
import { loadScript } from '../search/load-script';

/** The file below an export, and the global that it sets: every style sheet as text, by its file's name. */
export const stylesScript = { file: 'preview/styles.js', global: 'lukaStyles' } as const;

const schema = v.record(v.string(), v.string());

/**
 * The text of this page's style sheets, in their order. Not read from the sheets themselves: a
 * page that is opened from a folder may not.
 */
export async function loadPageStyles(): Promise<string[]> {
  const texts = v.parse(
    schema,
    await loadScript(galleryFile(stylesScript.file), stylesScript.global),
  );
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return [...links].map(({ href }) => texts[href.replace(/^.*\/|[?#].*$/g, '')] ?? '');
}

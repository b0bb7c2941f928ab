import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { stylesScript } from '@/app/preview/inspect/page-styles';
import { filesBelow } from '../files';

/**
 * Writes the style sheets of an export as a script of the gallery, by their names and with their fonts in them: a
 * page from a folder may not read its own sheets, and a picture loads nothing.
 */
export function writeGalleryStyles(out: string): void {
  const sheets = filesBelow(join(out, '_next')).filter((file) => file.endsWith('.css'));
  const texts = Object.fromEntries(sheets.map((file) => [basename(file), withFiles(file)]));
  const script = `self.${stylesScript.global}=${JSON.stringify(texts)};\n`;
  writeFileSync(join(out, stylesScript.file), script);
}

/** A sheet with its fonts as data URLs. */
function withFiles(file: string): string {
  const css = readFileSync(file, 'utf8');
  return css.replace(/url\(["']?(?!data:)([^"')]+\.woff2)["']?\)/g, (_, path: string) => {
    const bytes = readFileSync(join(dirname(file), path));
    return `url(data:font/woff2;base64,${bytes.toString('base64')})`;
  });
}

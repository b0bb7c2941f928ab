import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stylesScript } from '@/app/preview/inspect/page-styles';
import { filesBelow } from '../files';
import { writeDesignIndex } from './design-index';

/** Writes into an export what only the gallery loads, and only when it is asked for. */
export function writeGalleryFiles(out: string): void {
  writeDesignIndex(out);
  writeStyles(out);
}

/** Writes the style sheets as a script, by their names: a page from a folder may not read its own. */
function writeStyles(out: string): void {
  const sheets = filesBelow(join(out, '_next')).filter((file) => file.endsWith('.css'));
  const texts = Object.fromEntries(
    sheets.map((file) => [basename(file), readFileSync(file, 'utf8')]),
  );
  const script = `self.${stylesScript.global}=${JSON.stringify(texts)};\n`;
  writeFileSync(join(out, stylesScript.file), script);
}

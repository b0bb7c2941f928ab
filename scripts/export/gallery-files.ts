import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { acceptedFolder } from '@/app/preview/accepted-picture';
import { stylesScript } from '@/app/preview/inspect/page-styles';
import { pictureFolder } from '@/e2e/browser/states/pictures/accepted-pictures';
import { filesBelow } from '../files';
import { writeDesignIndex } from './design-index';

/** Writes into an export what only the gallery loads, and only when it is asked for. */
export function writeGalleryFiles(out: string): void {
  writeDesignIndex(out);
  writeStyles(out);
  cpSync(pictureFolder, join(out, acceptedFolder), {
    recursive: true,
    filter: (file) => !file.endsWith('.txt'),
  });
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

import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { acceptedFolder } from '@/app/preview/accepted-picture';
import { pictureFolder } from '../pictures/accepted-pictures';
import { writeDesignIndex } from './design-index';

/** Writes into an export what only the gallery loads, and only when it is asked for. */
export function writeGalleryFiles(out: string): void {
  writeDesignIndex(out);
  cpSync(pictureFolder, join(out, acceptedFolder), {
    recursive: true,
    filter: (file) => !file.endsWith('.txt'),
  });
}

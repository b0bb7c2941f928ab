import { cpSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { acceptedFolder } from '@/app/preview/state/accepted-picture';
import { writeDesignIndex } from './design-index';
import { writeGalleryStyles } from './gallery-styles';

/** Writes into an export what only the gallery loads, and only when it is asked for. */
export function writeGalleryFiles(out: string): void {
  writeDesignIndex(out);
  writeGalleryStyles(out);
  copyAcceptedPictures(out);
}

/** Copies the accepted pictures of all states into an export, in place of older ones. */
export function copyAcceptedPictures(out: string): void {
  const folder = join(out, acceptedFolder);
  rmSync(folder, { recursive: true, force: true });
  cpSync('e2e/pictures', folder, {
    recursive: true,
    // Components have none on their page, and texts and digests are for the tests.
    filter: (path) =>
      basename(path) !== 'components' && (path.endsWith('.webp') || statSync(path).isDirectory()),
  });
}

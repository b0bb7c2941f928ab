import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { galleryAreas } from '@/app/preview/screens';
import { acceptedFolder, statePicture } from '@/app/preview/state/accepted-picture';
import { filesBelow } from '../files';
import { copyAcceptedPictures } from './gallery-files';

test('an export gets the accepted pictures of all states, and nothing else of their folder', () => {
  const out = mkdtempSync(join(tmpdir(), 'luka-export-'));
  copyAcceptedPictures(out);
  const folder = join(out, acceptedFolder);
  const names = galleryAreas
    .flatMap((area) => area.screens)
    .flatMap(({ path, states }) => states.map(({ name }) => statePicture({ path, state: name })));
  expect(filesBelow(folder).sort()).toEqual(names.map((name) => join(folder, name)).sort());
  rmSync(out, { recursive: true });
});

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryFiles } from '@/scripts/repository-files';

/** What a build may leave out imports its own styles. */
const leftOut = /^app\/(preview|sandbox|pages\/settings\/page_native_test)\//;

const files = repositoryFiles('.');
const styles = (folder: string) =>
  files.filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.css'));

test.each(['app', 'components'])('%s/styles.css lists all styles, sorted', (folder) => {
  const list = join(folder, 'styles.css');
  const listed = [...readFileSync(list, 'utf8').matchAll(/@import "(.*)";/g)].map(([, path = '']) =>
    join(folder, path),
  );
  const expected = styles(folder).filter((file) => file !== list && !leftOut.test(file));
  expect([...listed].sort()).toEqual(expected.sort());
  const ofFolders = listed.filter((file) => !file.startsWith('components/foundation/'));
  expect(ofFolders).toEqual([...ofFolders].sort());
});

test('no other source imports styles', () => {
  const imports = files
    .filter((file) => /^(app|components|lib)\/.*\.tsx?$/.test(file) && !leftOut.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^import '(.*\.css)';/gm)].map(([, path = '']) =>
        path.startsWith('@/') ? path.slice(2) : join(dirname(file), path),
      ),
    );
  expect(imports.sort()).toEqual([
    'app/preview/runtime/reduced-motion.css',
    'app/styles.css',
    'components/styles.css',
  ]);
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { writeGalleryStyles } from './gallery-styles';

test('the script has every sheet by its name, with its fonts as data URLs', () => {
  const out = mkdtempSync(join(tmpdir(), 'luka-export-'));
  for (const folder of ['preview', '_next/static/css', '_next/static/media'])
    mkdirSync(join(out, folder), { recursive: true });
  writeFileSync(join(out, '_next/static/css/1a.css'), 'p{src:url(../media/sans.woff2)}');
  writeFileSync(join(out, '_next/static/css/2b.css'), 'p{color:red}');
  writeFileSync(join(out, '_next/static/media/sans.woff2'), 'font');
  writeGalleryStyles(out);
  const self: { lukaStyles?: unknown } = {};
  runInNewContext(readFileSync(join(out, 'preview/styles.js'), 'utf8'), { self });
  expect(self.lukaStyles).toEqual({
    '1a.css': 'p{src:url(data:font/woff2;base64,Zm9udA==)}',
    '2b.css': 'p{color:red}',
  });
  rmSync(out, { recursive: true });
});

import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ids } from '@/app/home/home.ids';
import { ids as code } from '@/app/pages/account/get-code-page/get-code-page/screen.ids';
import { finishExport, rawExport } from '@/scripts/export/finish-export';
import { filesBelow } from '@/scripts/files';
import { startServer } from '@/scripts/serve/start-server';
import { exportFolder } from './harness/app';
import { seedStorage } from './harness/seed-storage';
import { test } from './harness/test';

/** What another version of Next, of Turbopack or of React might call otherwise, everywhere alike. */
const renamed: readonly (readonly [name: RegExp, other: string])[] = [
  [/TURBOPACK/g, 'ANOTHER_PACK'],
  [/turbopack-/g, 'runtime-'],
  [/__next_f/g, '__other_data'],
  [/data-precedence/g, 'data-order'],
  [/noModule=""/g, 'nomodule'],
  [/loadingStarted/g, 'hasBegun'],
  [/(<link rel="stylesheet")/g, '<link data-sheet="" rel="stylesheet"'],
];

/** Writes a copy of what Next has exported with these renames, in its files and in their names. */
function doctor(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  const withRenames = (text: string) =>
    renamed.reduce((changed, [name, other]) => changed.replace(name, other), text);
  for (const file of filesBelow(to)) {
    if (/\.(js|html|css|map)$/.test(file)) {
      const text = withRenames(readFileSync(file, 'utf8'));
      rmSync(file);
      writeFileSync(withRenames(file), text);
    }
  }
}

test('an export whose emitted code has other names is built, and starts in each language', async ({
  app,
}) => {
  const raw = rawExport(exportFolder);
  expect(existsSync(raw), `${raw} is missing: npm run build`).toBe(true);
  const folder = mkdtempSync(join(tmpdir(), 'luka-doctored-'));
  doctor(raw, join(folder, 'raw'));
  const out = join(folder, 'out');
  const sizes = finishExport(join(folder, 'raw'), out, { apiBaseUrl: '', frameHosts: [] });
  expect(sizes.firstLoad).toBeGreaterThan(0);
  const server = await startServer({ port: 0, dir: out, sandbox: {} });
  try {
    for (const locale of ['es', 'vi'] as const) {
      const { page, by } = await app({ locale });
      await seedStorage(page, { locale });
      await page.goto(`${server.url}/`);
      await page.waitForFunction(() => document.documentElement.dataset.app === 'started');
      await by(ids.apply).tap();
      await by(code.submit).waitFor();
      await page.context().close();
    }
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});

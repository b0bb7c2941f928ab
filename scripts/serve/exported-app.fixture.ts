import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markBuilt } from '../ensure-built';
import { sandboxSettings } from '../settings';

/** An exported app in a temporary folder, with a secret file beside it. */
export type ExportedApp = { dir: string; remove: () => void };

/** The app's page. */
export const homeHtml =
  '<!DOCTYPE html><html><head><title>Luka</title></head><body>ñ</body></html>';

/** Writes the app; `remove` deletes it. */
export function makeExportedApp(): ExportedApp {
  const root = mkdtempSync(join(tmpdir(), 'luka-serve-'));
  const dir = join(root, 'out');
  const write = (file: string, text: string) => {
    mkdirSync(join(dir, file, '..'), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  write('index.html', homeHtml);
  write('404.html', '<!DOCTYPE html><html><head></head><body>Not here</body></html>');
  write('pages/my-loan/my-loan/index.html', homeHtml);
  write('_next/static/chunks/app-1a2b.js', 'console.log(1)');
  write('empty/readme', 'bytes');
  markBuilt(dir, sandboxSettings, new Date());
  writeFileSync(join(root, 'secret.txt'), 'secret');
  symlinkSync(join(root, 'secret.txt'), join(dir, 'link.txt'));
  return { dir, remove: () => rmSync(root, { recursive: true }) };
}

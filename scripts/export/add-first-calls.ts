import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootScript } from '@/app/launch/boot-script';
import { firstCallsScript } from '@/app/launch/first-calls-script';

/**
 * Adds to the hash app's page of an export, after the boot script, the script that sends the first screen's calls.
 * Must run before the page's scripts are listed in its Content-Security-Policy.
 */
export function addFirstCalls(out: string, apiBaseUrl: string): void {
  const file = join(out, 'index.html');
  const html = readFileSync(file, 'utf8');
  const boot = `<script>${bootScript}</script>`;
  if (!html.includes(boot)) throw new Error('the boot script is not where it is expected');
  const script = `<script>${firstCallsScript(apiBaseUrl)}</script>`;
  writeFileSync(
    file,
    html.replace(boot, () => boot + script),
  );
}

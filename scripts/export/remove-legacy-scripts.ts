import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../files';

const legacyScript = /<script src="([^"]+)" noModule=""><\/script>/;

/**
 * Removes from an export Next's polyfills for browsers without modules (39 KiB gzip in the APK): none of them is
 * supported (`browserslist` in package.json).
 */
export function removeLegacyScripts(out: string): void {
  for (const file of filesBelow(out).filter((each) => each.endsWith('.html'))) {
    const html = readFileSync(file, 'utf8');
    const [tag, src] = legacyScript.exec(html) ?? [];
    if (tag === undefined || src === undefined) continue;
    writeFileSync(file, html.replace(tag, ''));
    rmSync(join(out, src), { force: true });
  }
}

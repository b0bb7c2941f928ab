import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../files';

/**
 * Removes from an export Next's polyfills for browsers without modules (39 KiB gzip in the APK): none of them is
 * supported (`browserslist` in package.json).
 */
export function removeLegacyScripts(out: string): void {
  for (const file of filesBelow(out).filter((each) => each.endsWith('.html'))) {
    const html = readFileSync(file, 'utf8');
    const [tag, src] = /<script src="([^"]+)" noModule=""><\/script>/.exec(html) ?? [];
    if (tag === undefined || src === undefined) throw new Error(`${file} has no legacy script`);
    writeFileSync(file, html.replace(tag, ''));
    rmSync(join(out, src), { force: true });
  }
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootScript } from '@/app/launch/boot-script';
import { preloadScript } from '@/app/launch/preload-script';
import { screenParts } from '@/app/routing/screen-parts';
import { locales } from '@/lib/i18n/locale';
import { builtPaths } from '@/lib/router/built-paths';
import { homePath } from '@/lib/router/target';
import { filesOfExport, scriptsOf, scriptsOfCatalogue, scriptsOfScreen } from './lazy-scripts';

/**
 * Adds to the hash app's page of an export a script that loads, beside the first scripts, what they will import for
 * the address and the language: the screen and its texts. Must run before the page's scripts are listed in its
 * Content-Security-Policy.
 */
export function addPreloads(out: string): void {
  const file = join(out, 'index.html');
  const html = readFileSync(file, 'utf8');
  const first = scriptsOf(html);
  const code = first.map((script) => readFileSync(join(out, script), 'utf8')).join('\n');
  const files: string[] = [];
  const indexesOf = (found: string[]) =>
    [...new Set(found)]
      .filter((each) => !first.includes(each))
      .map((each) => (files.includes(each) ? files.indexOf(each) : files.push(each) - 1));
  const texts = (parts: readonly string[]) =>
    locales.map((locale) =>
      indexesOf(parts.flatMap((part) => scriptsOfCatalogue(code, part)[locale] ?? [])),
    );
  const screens = builtPaths.map((path) => {
    const scripts =
      path === homePath ? filesOfExport(code, 'HomeView') : scriptsOfScreen(code, path);
    return [path, [indexesOf(scripts), texts(['start', ...screenParts(path)])]] as const;
  });
  const script = preloadScript(files, Object.fromEntries(screens));
  const boot = `<script>${bootScript}</script>`;
  if (!html.includes(boot)) throw new Error('the boot script is not where it is expected');
  writeFileSync(
    file,
    html.replace(boot, () => `${boot}<script>${script}</script>`),
  );
}

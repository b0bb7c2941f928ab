import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootScript } from '@/app/launch/boot-script';
import { firstCalls } from '@/app/launch/first-calls-script';
import { preloadScript } from '@/app/launch/preload-script';
import { screenParts } from '@/app/routing/screen-parts';
import { locales } from '@/lib/i18n/locale';
import { builtPaths } from '@/lib/router/built-paths';
import { homePath } from '@/lib/router/target';
import {
  filesOfExport,
  filesOfScreen,
  filesOfThen,
  scriptsOf,
  scriptsOfCatalogue,
} from './lazy-scripts';
import { writeFrames } from './write-frames';

/** Home's parts, one of which is shown to a user who is logged in: app/home/state-part. */
const homeParts = ['InitState', 'ReviewState', 'LoanState'];

/**
 * Adds to the hash app's page of an export a script that loads, beside the first scripts, what they will import for
 * the address, the language and the user: the screen, its texts, for its first calls those of the server's codes, and
 * what every page loads late; and before them the screen's first frame. Must run before the page's scripts are listed
 * in its Content-Security-Policy.
 */
export async function addPreloads(out: string): Promise<void> {
  const file = join(out, 'index.html');
  const html = readFileSync(file, 'utf8');
  const first = scriptsOf(html);
  const read = (script: string) => readFileSync(join(out, script), 'utf8');
  const code = first.map(read).join('\n');
  const files: string[] = [];
  const indexesOf = (found: string[]) =>
    [...new Set(found)]
      .filter((each) => !first.includes(each))
      .map((each) => (files.includes(each) ? files.indexOf(each) : files.push(each) - 1));
  const texts = (parts: readonly string[]) =>
    locales.map((locale) =>
      indexesOf(parts.flatMap((part) => scriptsOfCatalogue(code, part)[locale] ?? [])),
    );
  const home = filesOfExport(code, 'HomeView');
  const homeCode = [code, ...home.filter(isScript).map(read)].join('\n');
  const late = filesOfExport(code, 'LateLayer');
  const cover = filesOfExport(code, 'coverAtLaunch');
  const { frames, needLogin } = await writeFrames(out);
  const screens = builtPaths.map((path) => {
    const isHome = path === homePath;
    const files = [...(isHome ? home : filesOfScreen(code, path)), ...late];
    const parts = isHome ? homeParts.flatMap((part) => filesOfThen(homeCode, part)) : [];
    const ofReplies = firstCalls[path] ? ['codes'] : [];
    const ofScreen = texts(['start', ...ofReplies, ...screenParts(path)]);
    const needsLogin = needLogin.has(path) ? 1 : 0;
    const ofUser = indexesOf([...cover, ...parts]);
    return [path, [indexesOf(files), ofScreen, ofUser, needsLogin]] as const;
  });
  const script = preloadScript(files, Object.fromEntries(screens), frames);
  const boot = `<script>${bootScript}</script>`;
  if (!html.includes(boot)) throw new Error('the boot script is not where it is expected');
  writeFileSync(
    file,
    html.replace(boot, () => `${boot}<script>${script}</script>`),
  );
}

function isScript(file: string): boolean {
  return file.endsWith('.js');
}

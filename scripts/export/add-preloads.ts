import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootScript } from '@/app/launch/boot-script';
import { preloadScript } from '@/app/launch/preload-script';
import { filesOfScreens } from './screen-files';
import { writeFrames } from './write-frames';

/**
 * Adds to the hash app's page of an export a script that loads, beside the first scripts, what they will import for
 * the address, the language and the user: the screen, its texts, also long ones, for its first calls those of the server's codes, and
 * what every page loads late; and before them the screen's first frame. Must run before the page's scripts are listed
 * in its Content-Security-Policy.
 */
export async function addPreloads(out: string): Promise<void> {
  const file = join(out, 'index.html');
  const html = readFileSync(file, 'utf8');
  const files: string[] = [];
  const indexesOf = (found: readonly string[]) =>
    found.map((each) => (files.includes(each) ? files.indexOf(each) : files.push(each) - 1));
  const { frames, needLogin } = await writeFrames(out);
  const screens = [...filesOfScreens(out)].flatMap(([path, { screen, texts, user, longTexts }]) => {
    const needsLogin = needLogin.has(path) ? 1 : 0;
    const rowOf = (shown: typeof texts) =>
      [indexesOf(screen), shown.map(indexesOf), indexesOf(user), needsLogin] as const;
    const ofQueries = [...(longTexts ?? [])].map(([query, long]) => {
      const shown = texts.map((files, locale) => [...files, ...(long[locale] ?? [])]);
      return [`${path}${query}`, rowOf(shown)] as const;
    });
    return [[path, rowOf(texts)] as const, ...ofQueries];
  });
  const script = preloadScript(files, Object.fromEntries(screens), frames);
  const boot = `<script>${bootScript}</script>`;
  if (!html.includes(boot)) throw new Error('the boot script is not where it is expected');
  writeFileSync(
    file,
    html.replace(boot, () => `${boot}<script>${script}</script>`),
  );
}

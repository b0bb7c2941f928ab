import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootScript } from '@/app/launch/boot-script';
import { preloadScript } from '@/app/launch/preload-script';
import { filesOfScreens } from './screen-files';
import { writeFrames } from './write-frames';

/**
 * Adds to the hash app's page of an export a script that loads, beside the first scripts, what they will import for
 * the address, the language and the user: the screen, its texts, also long ones, for its first calls those of the
 * server's codes, and what every page loads late; and before them the screen's first frame and its font. Must run
 * after the page's styles are in it, and before its scripts are listed in its Content-Security-Policy.
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
  const frameFiles = { scripts: frames, font: latinFontOf(html) };
  const script = preloadScript(files, Object.fromEntries(screens), frameFiles);
  const boot = `<script>${bootScript}</script>`;
  if (!html.includes(boot)) throw new Error('the boot script is not where it is expected');
  writeFileSync(
    file,
    html.replace(boot, () => `${boot}<script>${script}</script>`),
  );
}

/** The font that every text needs; another has the letters of Vietnamese only. */
function latinFontOf(html: string): string {
  const [, font] = /url\(([^)]*latin[^)]*\.woff2)\)/.exec(html) ?? [];
  if (!font) throw new Error('the styles of the page have no font of Latin letters');
  return font;
}

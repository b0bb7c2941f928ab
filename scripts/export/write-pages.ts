import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPaths } from '@/lib/router/built-paths';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { homePath } from '@/lib/router/target';
import { aboutPage, addNoScript } from './add-no-script';
import { describePage } from './describe-page';
import { fileOf, pageTexts } from './page-texts';
import { screensWithoutScript, statesWithoutScript } from './without-script';

/** The folder of the pages' pictures in an export. */
export const picturesFolder = 'pictures';

/**
 * Adds to the hash app and to every static page of an export their descriptions, and what they show where scripts
 * are off: in a build without a real server the screen in its first state.
 */
export async function writePages(
  out: string,
  { isSandbox, siteUrl }: { isSandbox: boolean; siteUrl?: string },
): Promise<void> {
  const screens = isSandbox ? await screensWithoutScript(out) : new Map<RoutePath, string>();
  const write = (file: string, path: RoutePath) => {
    const text = pageTexts[path];
    const picture = isSandbox ? copyPicture(out, path) : undefined;
    // Home is in the hash app's page already, without the figures that a server sends.
    const about = file === 'index.html' ? '' : aboutPage(text);
    const page = addNoScript(
      readFileSync(join(out, file), 'utf8'),
      screens.get(path) ?? about,
      isSandbox ? 'sample' : 'app',
    );
    writeFileSync(join(out, file), describePage(page, { ...text, file, picture, siteUrl }));
  };
  for (const path of builtPaths) write(fileOf(path), path);
  write('index.html', homePath);
}

/** Copies the accepted picture of a page's state into an export; undefined where none is accepted yet. */
function copyPicture(out: string, path: RoutePath): string | undefined {
  const name = path === homePath ? 'home' : path.split('/').at(-1);
  const accepted = `e2e/pictures/${name}/${statesWithoutScript(path)[0]}.webp`;
  if (!existsSync(accepted)) return undefined;
  mkdirSync(join(out, picturesFolder), { recursive: true });
  const picture = `${picturesFolder}/${name}.webp`;
  copyFileSync(accepted, join(out, picture));
  return picture;
}

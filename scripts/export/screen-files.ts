import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstCalls } from '@/app/launch/first-calls';
import { screenParts } from '@/app/routing/screen-parts';
import { locales } from '@/lib/i18n/locale';
import { builtPaths } from '@/lib/router/built-paths';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { formatQuery, homePath } from '@/lib/router/target';
import {
  filesOfExport,
  filesOfScreen,
  filesOfThen,
  scriptsOf,
  scriptsOfCatalogue,
} from './lazy-scripts';
import { policyNames, policyPath } from './policy-names';

/** The scripts that the hash app's page loads after its first load: addresses relative to the export's root. */
export type ScreenFiles = {
  /** The screen, and what every page loads late. */
  screen: readonly string[];
  /** Its texts, in each of `locales`; for its first calls with those of the server's codes. */
  texts: readonly (readonly string[])[];
  /** What it loads only for a user who is logged in. */
  user: readonly string[];
  /** By query: a long text that it shows, in each of `locales`. */
  longTexts?: ReadonlyMap<string, readonly (readonly string[])[]>;
};

/** The files of every screen of an export. */
export function filesOfScreens(out: string): Map<RoutePath, ScreenFiles> {
  const { code, read, withoutFirst } = readFirstLoad(out);
  const home = filesOfExport(code, 'HomeView');
  const homeCode = [code, ...home.filter(isScript).map(read)].join('\n');
  const late = filesOfExport(code, 'LateLayer');
  return new Map(
    builtPaths.map((path) => {
      const isHome = path === homePath;
      const parts = ['start', ...(firstCalls[path] ? ['codes'] : []), ...screenParts(path)];
      const texts = locales.map((locale) =>
        parts.flatMap((part) => scriptsOfCatalogue(code, part)[locale] ?? []),
      );
      const user = isHome ? filesOfThen(homeCode, 'parts') : [];
      const own = isHome ? home : filesOfScreen(code, path);
      return [
        path,
        {
          screen: withoutFirst([...own, ...late]).filter(isScript),
          texts: texts.map(withoutFirst),
          user: withoutFirst(user),
          ...(path === policyPath && {
            longTexts: policyTexts(own.filter(isScript).map(read).join('\n')),
          }),
        },
      ];
    }),
  );
}

/**
 * The scripts of what is shown above all screens of an export, which each of them loads after the first load: `shared`,
 * those that Home imports too, such as the API client, and `late`, the others.
 */
export function scriptsOfEveryScreen(out: string): { shared: string[]; late: string[] } {
  const { code, withoutFirst } = readFirstLoad(out);
  const scripts = withoutFirst(filesOfExport(code, 'LateLayer')).filter(isScript);
  const home = filesOfExport(code, 'HomeView');
  return {
    shared: scripts.filter((file) => home.includes(file)),
    late: scripts.filter((file) => !home.includes(file)),
  };
}

function readFirstLoad(out: string) {
  const first = scriptsOf(readFileSync(join(out, 'index.html'), 'utf8'));
  const read = (script: string) => readFileSync(join(out, script), 'utf8');
  const withoutFirst = (files: readonly string[]) =>
    [...new Set(files)].filter((file) => !first.includes(file));
  return { code: first.map(read).join('\n'), read, withoutFirst };
}

/** The long texts that the screen of policies shows, by its query, from its own code. */
function policyTexts(code: string): Map<string, string[][]> {
  return new Map(
    policyNames.map((type) => {
      const texts = scriptsOfCatalogue(code, type);
      return [formatQuery({ type }), locales.map((locale) => texts[locale] ?? [])];
    }),
  );
}

function isScript(file: string): boolean {
  return file.endsWith('.js');
}

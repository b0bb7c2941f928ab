import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../files';
import { withoutMapComment } from './source-map-comment';

/** What ships, and the whole text of its licence. */
type Notice = { name: string; text: string };

/** The file of an export with the notices of everything that ships. */
const licencesFile = 'licences.txt';

/** Libraries in the Android app's dex file, by the start of their file names; all by JetBrains, Apache 2.0. */
export const dexLibraries = ['annotations-', 'kotlin-stdlib-', 'kotlinx-serialization-'] as const;

/** What ships without being an npm package. */
const others = [
  { name: 'Hanken Grotesk', file: 'components/foundation/fonts/LICENSE-OFL.txt' },
  { name: 'Tabler Icons', file: 'scripts/export/notices/tabler-icons.txt' },
  {
    name: 'Kotlin standard library, its annotations and kotlinx.serialization (Android app)',
    file: 'scripts/export/notices/apache-2.0.txt',
  },
];

/** A source whose own map has lost its folder. */
const lostFolders: Readonly<Record<string, string>> = {
  '@formatjs/index.ts': '@formatjs/fast-memoize/index.ts',
};

/**
 * Writes the notices of everything that ships into an export, from the source maps of its scripts, and removes the
 * maps. Throws for a package without a licence text.
 */
export function writeLicences(out: string): void {
  const maps = filesBelow(out).filter((file) => file.endsWith('.map'));
  if (maps.length === 0) throw new Error(`${out}: no source maps, which say what ships`);
  const sources = maps.flatMap((file) => sourcesOf(readFileSync(file, 'utf8')));
  const packages = packagesOf(sources).map((folder) => noticeOf(folder));
  const rest = others.map(({ name, file }) => ({ name, text: readFileSync(file, 'utf8') }));
  writeFileSync(join(out, licencesFile), formatNotices([...packages, ...rest]));
  for (const file of maps) rmSync(file);
  for (const file of filesBelow(out)) {
    if (!/\.(js|css)$/.test(file)) continue;
    const code = readFileSync(file, 'utf8');
    const bare = withoutMapComment(code);
    if (bare !== code) writeFileSync(file, bare);
  }
}

function sourcesOf(map: string): string[] {
  const { sources = [], sections = [] }: SourceMap = JSON.parse(map);
  return [...sources, ...sections.flatMap((section) => section.map.sources ?? [])];
}

type SourceMap = { sources?: string[]; sections?: { map: { sources?: string[] } }[] };

/** The folders of the packages of these sources, sorted. Next carries packages of its own: those it compiled. @internal */
export function packagesOf(sources: readonly string[]): string[] {
  const folders = sources.flatMap((source) => {
    const [, path = ''] = /\/(node_modules\/.+)$/.exec(source) ?? [];
    const at = path.lastIndexOf('node_modules/') + 'node_modules/'.length;
    const inside = lostFolders[path.slice(at)] ?? path.slice(at);
    const [name] =
      /^next\/dist\/compiled\/(@[^/]+\/)?[^/]+/.exec(inside) ??
      /^(@[^/]+\/)?[^/]+/.exec(inside) ??
      [];
    return path === '' || !name ? [] : [path.slice(0, at) + name];
  });
  return [...new Set(folders)].sort();
}

/** The notice of a package; throws if it has no licence text. @internal */
export function noticeOf(folder: string): Notice {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.(md|txt))?$/i.test(name));
  if (!file) throw new Error(`${folder} ships without a licence text (scripts/export/licences.ts)`);
  return {
    name: folder.replace(/^node_modules\//, ''),
    text: readFileSync(join(folder, file), 'utf8'),
  };
}

/** The notices as text; those with the same licence text are named above it together. */
function formatNotices(notices: readonly Notice[]): string {
  const names = new Map<string, string[]>();
  for (const { name, text } of notices) {
    const key = text.replace(/\r/g, '').trim();
    names.set(key, [...(names.get(key) ?? []), name]);
  }
  const line = '-'.repeat(72);
  return [...names].map(([text, all]) => `${all.join('\n')}\n\n${text}\n`).join(`\n${line}\n\n`);
}

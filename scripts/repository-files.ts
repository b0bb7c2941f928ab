import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The files of the repository below `folders`, also new ones that are not committed yet. */
export function repositoryFiles(...folders: string[]): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...folders];
  const listed = execFileSync('git', args, { encoding: 'utf8' }).split('\0');
  return listed.filter((file) => file !== '' && existsSync(file));
}

/** The files that differ from the last commit: changed, new or removed. */
export function changedFiles(): string[] {
  const list = (...args: string[]) => execFileSync('git', [...args, '-z'], { encoding: 'utf8' });
  const changed = list('diff', '--name-only', '--no-renames', 'HEAD');
  const added = list('ls-files', '--others', '--exclude-standard');
  return `${changed}${added}`.split('\0').filter((file) => file !== '');
}

/** The TypeScript files that `file` imports: statically, lazily, or for a type alone. */
export function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(
    /\b(?:from|import)\s*\(?\s*'([@.][^']*)'/g,
  );
  return [...specifiers].flatMap(([, specifier = '']) => resolve(file, specifier) ?? []);
}

function resolve(file: string, specifier: string): string | undefined {
  const path = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(file), specifier);
  return [path, `${path}.ts`, `${path}.tsx`].find(
    (name) => /\.tsx?$/.test(name) && existsSync(name),
  );
}

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of a program of the `PATH`; undefined if there is none. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

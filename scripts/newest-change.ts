import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** When the newest of these files, or of the files below these folders, was changed: epoch ms. */
export function newestChange(paths: readonly string[]): number {
  return Math.max(
    0,
    ...paths
      .filter((path) => existsSync(path))
      .map((path) => {
        const stat = statSync(path);
        if (!stat.isDirectory()) return stat.mtimeMs;
        return newestChange(readdirSync(path).map((name) => join(path, name)));
      }),
  );
}

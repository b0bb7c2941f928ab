import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { SandboxStorage } from '@/lib/sandbox/core/store';

/** Keeps a sandbox in a file, so that a restarted server goes on where it stopped. */
export function createFileStorage(file: string): SandboxStorage {
  return {
    read() {
      try {
        return readFileSync(file, 'utf8');
      } catch {
        return null;
      }
    },
    write(text) {
      // Whole or not at all, also where the process is ended in the middle.
      writeFileSync(`${file}.new`, text);
      renameSync(`${file}.new`, file);
    },
  };
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { keptFolder } from './kept-pictures';

/*
 * Which shots a kept picture was made of, as `sha256sum` writes it: `digest  state.webp`. The same browser
 * draws the same shots, which need no sheet and no comparison then; another one's are compared.
 */

/** One name for the screenshots of a state, in their order: PNG as base64. */
export function digestOf(shots: readonly string[]): string {
  const hash = createHash('sha256');
  for (const shot of shots) hash.update(shot).update('\n');
  return hash.digest('hex');
}

/** True where the picture `name` was accepted with these very shots. */
export function isAccepted(name: string, digest: string): boolean {
  return existsSync(join(keptFolder, name)) && readDigests(name).get(basename(name)) === digest;
}

/** Writes down the shots of an accepted picture. One test at a time writes into a screen's folder. */
export function acceptShots(name: string, digest: string): void {
  writeDigests(name, readDigests(name).set(basename(name), digest));
}

/** In the order of their names; what is not kept any more is left out. */
function writeDigests(name: string, digests: Map<string, string>): void {
  const folder = join(keptFolder, dirname(name));
  const lines = [...digests]
    .filter(([file]) => existsSync(join(folder, file)))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, digest]) => `${digest}  ${file}\n`);
  writeFileSync(fileOf(name), lines.join(''));
}

function readDigests(name: string): Map<string, string> {
  if (!existsSync(fileOf(name))) return new Map();
  const lines = readFileSync(fileOf(name), 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

function fileOf(name: string): string {
  return join(keptFolder, dirname(name), 'shots.sha256');
}

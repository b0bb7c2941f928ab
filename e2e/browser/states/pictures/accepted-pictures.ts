import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { galleryComponents } from '@/app/preview/examples';
import { galleryAreas } from '@/app/preview/screens';

/** The accepted pictures, and the differences of the latest run. */
export const pictureFolder = 'e2e/pictures';
const differenceFolder = '.cache/pictures';

/** `/pages/loan/loan-info-choose/loan-info-choose` and `approved` is `loan-info-choose/approved.webp`. */
export function statePicture({ path, state }: { path: string; state: string }): string {
  const screen = path === '/' ? 'home' : path.split('/').at(-1);
  return `${screen}/${state}.webp`;
}

/** `amount-slider` is `components/amount-slider.webp`. */
export function componentPicture({ name }: { name: string }): string {
  return `components/${name}.webp`;
}

/** The names of the pictures of all states and components. */
export function expectedPictures(): string[] {
  const screens = galleryAreas.flatMap((area) => area.screens);
  const states = screens.flatMap(({ path, states: all }) =>
    all.map(({ name }) => statePicture({ path, state: name })),
  );
  return [...states, ...galleryComponents.map(componentPicture)].sort();
}

/** The names of the accepted pictures. */
export function acceptedPictures(): string[] {
  if (!existsSync(pictureFolder)) return [];
  return readdirSync(pictureFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.webp'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/** An accepted picture as base64; `undefined` where there is none. */
export function readPicture(name: string): string | undefined {
  const file = join(pictureFolder, name);
  return existsSync(file) ? readFileSync(file, 'base64') : undefined;
}

export function acceptPicture(name: string, picture: string): void {
  write(join(pictureFolder, name), picture);
}

/** Writes the accepted picture, the new one and their difference side by side; returns the file's name. */
export function writeDifference(name: string, picture: string): string {
  const file = join(differenceFolder, name.replace('.webp', '.png'));
  write(file, picture);
  return file;
}

/** Deletes the pictures of states and components that do not exist any more. */
export function deleteOrphans(): void {
  const expected = new Set(expectedPictures());
  for (const name of acceptedPictures()) {
    if (!expected.has(name)) rmSync(join(pictureFolder, name));
  }
}

function write(file: string, picture: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(picture, 'base64'));
}

/*
 * `shots.sha256` in each folder has the digests of the screenshots that the pictures were made of, in the format of
 * `sha256sum`. Where they are equal, as from the same browser, nothing has to be compared.
 */

/** The digest of screenshots, PNG as base64. */
export function digestOf(shots: readonly string[]): string {
  const hash = createHash('sha256');
  for (const shot of shots) hash.update(shot).update('\n');
  return hash.digest('hex');
}

/** Whether a picture was accepted with screenshots of this digest. */
export function hasDigest(name: string, digest: string): boolean {
  return existsSync(join(pictureFolder, name)) && readDigests(name).get(basename(name)) === digest;
}

/** Stores the digest of an accepted picture. One test at a time writes to a folder. */
export function acceptDigest(name: string, digest: string): void {
  const folder = join(pictureFolder, dirname(name));
  const lines = [...readDigests(name).set(basename(name), digest)]
    .filter(([file]) => existsSync(join(folder, file)))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, each]) => `${each}  ${file}\n`);
  writeFileSync(digestFile(name), lines.join(''));
}

function readDigests(name: string): Map<string, string> {
  if (!existsSync(digestFile(name))) return new Map();
  const lines = readFileSync(digestFile(name), 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

function digestFile(name: string): string {
  return join(pictureFolder, dirname(name), 'shots.sha256');
}

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { galleryComponents } from '@/app/preview/examples';
import { galleryAreas } from '@/app/preview/screens';

/** Where the pictures live that were looked at and accepted, and where those that differ are put. */
export const keptFolder = 'e2e/pictures';
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

/** The names of all pictures that there should be. */
export function wantedPictures(): string[] {
  const screens = galleryAreas.flatMap((area) => area.screens);
  const states = screens.flatMap(({ path, states: all }) =>
    all.map(({ name }) => statePicture({ path, state: name })),
  );
  return [...states, ...galleryComponents.map(componentPicture)].sort();
}

/** The names of all pictures that are kept. */
export function keptPictures(): string[] {
  if (!existsSync(keptFolder)) return [];
  return readdirSync(keptFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.webp'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/** The kept picture, base64; `undefined` where there is none. */
export function readPicture(name: string): string | undefined {
  const file = join(keptFolder, name);
  return existsSync(file) ? readFileSync(file, 'base64') : undefined;
}

/** Keeps a picture as it now is. */
export function acceptPicture(name: string, picture: string): void {
  write(join(keptFolder, name), picture);
}

/** Puts down kept, new and difference side by side; answers the file's name. */
export function showDifference(name: string, picture: string): string {
  const file = join(differenceFolder, name.replace('.webp', '.png'));
  write(file, picture);
  return file;
}

/** Throws away kept pictures of states that are no more. */
export function dropOrphans(): void {
  const wanted = new Set(wantedPictures());
  for (const name of keptPictures()) if (!wanted.has(name)) rmSync(join(keptFolder, name));
}

function write(file: string, picture: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(picture, 'base64'));
}

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { statePicture } from '@/app/preview/accepted-picture';
import { galleryComponents } from '@/app/preview/examples';
import { galleryAreas } from '@/app/preview/screens';
import { filesBelow, sha256 } from '../files';
import { formatSheetFile, parseSheetFile, type SheetTexts } from './sheet-texts';

/** The accepted pictures, each with its texts beside it, and the differences of the latest run. */
export const pictureFolder = 'e2e/pictures';
const differenceFolder = '.cache/pictures';

/** `amount-slider` is `components/amount-slider.webp`. @internal */
export function componentPicture({ name }: { name: string }): string {
  return `components/${name}.webp`;
}

/** The names of the pictures of all states and components. @internal */
export function expectedPictures(): string[] {
  const screens = galleryAreas.flatMap((area) => area.screens);
  const states = screens.flatMap(({ path, states: all }) =>
    all.map(({ name }) => statePicture({ path, state: name })),
  );
  return [...states, ...galleryComponents.map(componentPicture)].sort();
}

/** The names of the accepted pictures and of the files of their texts. @internal */
export function acceptedFiles(): string[] {
  return filesBelow(pictureFolder)
    .map((file) => relative(pictureFolder, file))
    .sort();
}

/** A sheet as it was accepted: the picture as base64, and what the file beside it says. */
export type AcceptedSheet = { picture: string; shots: string; texts: SheetTexts };

/**
 * A sheet as it was accepted; `undefined` where there is none. Throws where the picture is not the one that its
 * texts were accepted with.
 */
export function readSheet(name: string): AcceptedSheet | undefined {
  const [file, textFile] = [join(pictureFolder, name), join(pictureFolder, textsOf(name))];
  if (!existsSync(file) || !existsSync(textFile)) return undefined;
  const bytes = readFileSync(file);
  const { picture, shots, texts } = parseSheetFile(readFileSync(textFile, 'utf8'));
  if (picture !== sha256(bytes)) throw new Error(`${name} was not accepted with its texts`);
  return { picture: bytes.toString('base64'), shots, texts };
}

/** Accepts a sheet: its picture, and beside it the texts and the digests. @internal */
export function acceptSheet(name: string, { picture, shots, texts }: AcceptedSheet): void {
  const bytes = Buffer.from(picture, 'base64');
  write(join(pictureFolder, name), bytes);
  const file = formatSheetFile({ picture: sha256(bytes), shots, texts });
  write(join(pictureFolder, textsOf(name)), Buffer.from(file));
}

/** `home/guest.webp` has its texts in `home/guest.txt`. @internal */
export function textsOf(name: string): string {
  return name.replace(/\.webp$/, '.txt');
}

/** Writes the accepted picture, the new one and their difference side by side; returns the file's name. @internal */
export function writeDifference(name: string, picture: string): string {
  const file = join(differenceFolder, name.replace('.webp', '.png'));
  write(file, Buffer.from(picture, 'base64'));
  return file;
}

/** Deletes the files of states and components that do not exist any more. */
export function deleteOrphans(): void {
  const expected = new Set(expectedPictures().flatMap((name) => [name, textsOf(name)]));
  for (const name of acceptedFiles()) {
    if (!expected.has(name)) rmSync(join(pictureFolder, name));
  }
}

function write(file: string, bytes: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** The digest of screenshots, PNG as base64. @internal */
export function digestOf(shots: readonly string[]): string {
  return sha256(shots.map((shot) => `${shot}\n`).join(''));
}

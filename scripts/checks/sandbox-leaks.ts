import { readFileSync } from 'node:fs';
import { filesBelow } from '../files';

/** Texts that occur only in the sandbox, its page entry, the demo banner and the testers' page. */
const marks = [
  ...['__sandbox', 'luka-sandbox', 'demo-banner', 'drop_after', 'will_be_refused'],
  'native-test__',
];

/** The files of an export that contain parts of the sandbox, each with the text that was found. */
export function leaksOfSandbox(folder: string): string[] {
  return filesBelow(folder).flatMap((path) => leaksIn(path, readFileSync(path)));
}

/** The same of one file. */
export function leaksIn(path: string, bytes: Buffer): string[] {
  if (!/\.(js|html|css)$/.test(path)) return [];
  return marks.filter((mark) => bytes.includes(mark)).map((mark) => `${path}: ${mark}`);
}

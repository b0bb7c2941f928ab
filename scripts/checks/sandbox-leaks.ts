import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Texts that occur only in the sandbox, its page entry, the demo banner and the testers' page. */
const marks = [
  ...['__sandbox', 'luka-sandbox', 'demo-banner', 'drop_after', 'will_be_refused'],
  'native-test__',
];

/** The files of an export that contain parts of the sandbox, each with the text that was found. */
export function leaksOfSandbox(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return leaksOfSandbox(path);
    if (!/\.(js|html|css)$/.test(name)) return [];
    const text = readFileSync(path, 'utf8');
    return marks.filter((mark) => text.includes(mark)).map((mark) => `${path}: ${mark}`);
  });
}

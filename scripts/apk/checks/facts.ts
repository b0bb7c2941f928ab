import { readFileSync } from 'node:fs';
import { runQuietly } from '@/scripts/run-step';
import type { Toolbox } from '../tools/toolbox';
import { readZip, type ZipEntry } from '../zip';

/** The facts about an APK that are checked. */
export type Facts = {
  bytes: number;
  entries: ZipEntry[];
  /** The output of `aapt2 dump xmltree`. */
  manifest: string;
  /** Lines of `aapt2 dump badging`. */
  badging: string[];
  /** Lines of `verify` of android-shell/package. */
  signature: string[];
  classes: string[];
  javascriptMethods: string[];
};

/** Reads an APK with Android's own tools. */
export async function readFacts(toolbox: Toolbox, apk: string): Promise<Facts> {
  const archive = readFileSync(apk);
  const dump = (args: string[]) => runQuietly(toolbox.aapt2, ['dump', ...args]);
  const dex = lines(await toolbox.tool(['dex', apk]));
  return {
    bytes: archive.length,
    entries: await readZip(archive),
    manifest: await dump(['xmltree', '--file', 'AndroidManifest.xml', apk]),
    badging: lines(await dump(['badging', apk])),
    signature: lines(await toolbox.tool(['verify', apk])),
    classes: withPrefix(dex, 'class '),
    javascriptMethods: withPrefix(dex, 'javascript-method '),
  };
}

/** The methods that a page can call, before shrinking. */
export async function javascriptMethodsOf(toolbox: Toolbox): Promise<string[]> {
  return withPrefix(lines(await toolbox.tool(['dex', toolbox.appJar])), 'javascript-method ');
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

function withPrefix(all: string[], prefix: string): string[] {
  return all.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));
}

import { readFileSync } from 'node:fs';
import { run } from '../tools/run';
import type { Toolbox } from '../tools/toolbox';
import { readZip, type ZipEntry } from '../zip/read-zip';
import { parseXmlTree, type XmlElement } from './xml-tree';

/** All that is asked of a built APK. */
export type Facts = {
  bytes: number;
  entries: ZipEntry[];
  manifest: XmlElement;
  networkRules: XmlElement;
  /** Lines of `aapt2 dump badging`. */
  badging: string[];
  /** Lines of the signature's verdict, see `verify` of android-shell/package. */
  signature: string[];
  classes: string[];
  pageMethods: string[];
};

/** Reads an APK as Android's own tools do. */
export async function readFacts(toolbox: Toolbox, apk: string): Promise<Facts> {
  const archive = readFileSync(apk);
  const dump = (args: string[]) => run(toolbox.aapt2, ['dump', ...args]);
  const tree = async (file: string) => parseXmlTree(await dump(['xmltree', '--file', file, apk]));
  const dex = lines(await toolbox.tool(['dex', apk]));
  return {
    bytes: archive.length,
    entries: readZip(archive),
    manifest: await tree('AndroidManifest.xml'),
    networkRules: await tree('res/xml/network_security_config.xml'),
    badging: lines(await dump(['badging', apk])),
    signature: lines(await toolbox.tool(['verify', apk])),
    classes: withPrefix(dex, 'class '),
    pageMethods: withPrefix(dex, 'page-method '),
  };
}

/** The methods of the app, before it was shrunk, that a page can call. */
export async function pageMethodsOf(toolbox: Toolbox): Promise<string[]> {
  return withPrefix(lines(await toolbox.tool(['dex', toolbox.appJar])), 'page-method ');
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

function withPrefix(all: string[], prefix: string): string[] {
  return all.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));
}

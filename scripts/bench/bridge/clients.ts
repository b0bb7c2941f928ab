import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import type { Bridge } from './page/web-view';

/** A bridge under measurement. */
export interface BridgeClient {
  name: Bridge;
  /** The scripts of the page, in order, after those of the web view. */
  scripts: string[];
}

const nativeBridge = '@capacitor/android/capacitor/src/main/assets/native-bridge.js';

/**
 * The bridges: this app's own, Capacitor's by a message listener and by evaluated scripts, and the least that a bridge
 * can do.
 */
export async function createClients(packages: string): Promise<BridgeClient[]> {
  const luka = [await bundlePart('luka')];
  const capacitor = [
    readFileSync(`${packages}/${nativeBridge}`, 'utf8'),
    await bundlePart('capacitor'),
  ];
  return [
    { name: 'Luka', scripts: luka },
    { name: 'Capacitor, message listener', scripts: capacitor },
    { name: 'Capacitor, evaluate', scripts: capacitor },
    { name: 'floor', scripts: [await bundlePart('floor')] },
  ];
}

/** Bundles a script of the page. */
export async function bundlePart(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`scripts/bench/bridge/page/${name}.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'chrome111',
    define: { 'process.env': '{}', 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

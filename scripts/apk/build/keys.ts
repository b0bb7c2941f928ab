import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { run } from '../tools/run';

/** How android-shell/package is told of a key: by variables, as others can read a command line. */
export type KeyVariables = {
  LUKA_SIGN_KEYSTORE: string;
  LUKA_SIGN_PASSWORD: string;
  LUKA_SIGN_ALIAS: string;
  LUKA_SIGN_KEY_PASSWORD?: string;
};

// Android's own debug key has this password too: it protects nothing.
const debugPassword = 'android';
const defaultKeystore = 'android-shell/.keys/debug.p12';

/** The key of debug builds; made where there is none yet, valid for 30 years. */
export async function debugKey(): Promise<KeyVariables> {
  const file = process.env.LUKA_DEBUG_KEYSTORE || defaultKeystore;
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    const args = ['-genkeypair', '-keystore', file, '-storetype', 'PKCS12', '-alias', 'debug'];
    const kind = ['-keyalg', 'RSA', '-keysize', '2048', '-validity', '10950'];
    const secret = ['-storepass:env', 'LUKA_SIGN_PASSWORD', '-dname', 'CN=Luka debug'];
    await run('keytool', [...args, ...kind, ...secret], { LUKA_SIGN_PASSWORD: debugPassword });
  }
  return {
    LUKA_SIGN_KEYSTORE: file,
    LUKA_SIGN_PASSWORD: debugPassword,
    LUKA_SIGN_ALIAS: 'debug',
  };
}

/**
 * The key of releases: `LUKA_RELEASE_KEYSTORE`, a PKCS12 or JKS file, with `LUKA_RELEASE_PASSWORD`,
 * `LUKA_RELEASE_ALIAS` and, where it has one of its own, `LUKA_RELEASE_KEY_PASSWORD`. Undefined where
 * none is named. Throws where one of them is missing, or the file.
 */
export function releaseKey(): KeyVariables | undefined {
  const file = process.env.LUKA_RELEASE_KEYSTORE;
  if (!file) return undefined;
  if (!existsSync(file)) throw new Error(`LUKA_RELEASE_KEYSTORE: there is no ${file}`);
  return {
    LUKA_SIGN_KEYSTORE: file,
    LUKA_SIGN_PASSWORD: needed('LUKA_RELEASE_PASSWORD'),
    LUKA_SIGN_ALIAS: needed('LUKA_RELEASE_ALIAS'),
    LUKA_SIGN_KEY_PASSWORD: process.env.LUKA_RELEASE_KEY_PASSWORD,
  };
}

function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`LUKA_RELEASE_KEYSTORE is set, but ${name} is not`);
  return value;
}

import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { runQuietly } from '@/scripts/run-step';

/** The environment variables of a key for android-shell/package: a command line is visible to other users. */
export type KeyVariables = {
  LUKA_SIGN_KEYSTORE: string;
  LUKA_SIGN_PASSWORD: string;
  LUKA_SIGN_ALIAS: string;
  LUKA_SIGN_KEY_PASSWORD?: string;
};

// The password of Android's own debug key; it protects nothing.
const debugPassword = 'android';
const defaultKeystore = 'android-shell/.keys/debug.p12';

/** The key of debug builds, created if it is missing, valid for 30 years. */
export async function debugKey(): Promise<KeyVariables> {
  const file = process.env.LUKA_DEBUG_KEYSTORE || defaultKeystore;
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    const args = ['-genkeypair', '-keystore', file, '-storetype', 'PKCS12', '-alias', 'debug'];
    const kind = ['-keyalg', 'RSA', '-keysize', '2048', '-validity', '10950'];
    const secret = ['-storepass:env', 'LUKA_SIGN_PASSWORD', '-dname', 'CN=Luka debug'];
    await runQuietly('keytool', [...args, ...kind, ...secret], {
      LUKA_SIGN_PASSWORD: debugPassword,
    });
  }
  return {
    LUKA_SIGN_KEYSTORE: file,
    LUKA_SIGN_PASSWORD: debugPassword,
    LUKA_SIGN_ALIAS: 'debug',
  };
}

/**
 * The key of releases: `LUKA_RELEASE_KEYSTORE`, a PKCS12 or JKS file, with `LUKA_RELEASE_PASSWORD`,
 * `LUKA_RELEASE_ALIAS` and optionally `LUKA_RELEASE_KEY_PASSWORD`. Undefined without a keystore. Throws if
 * the file or another variable is missing.
 */
export function releaseKey(): KeyVariables | undefined {
  const file = process.env.LUKA_RELEASE_KEYSTORE;
  if (!file) return undefined;
  if (!existsSync(file)) throw new Error(`LUKA_RELEASE_KEYSTORE: there is no ${file}`);
  return {
    LUKA_SIGN_KEYSTORE: file,
    LUKA_SIGN_PASSWORD: required('LUKA_RELEASE_PASSWORD'),
    LUKA_SIGN_ALIAS: required('LUKA_RELEASE_ALIAS'),
    LUKA_SIGN_KEY_PASSWORD: process.env.LUKA_RELEASE_KEY_PASSWORD,
  };
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`LUKA_RELEASE_KEYSTORE is set, but ${name} is not`);
  return value;
}

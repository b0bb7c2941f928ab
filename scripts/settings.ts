import { existsSync, readFileSync } from 'node:fs';
import { loadEnvConfig } from '@next/env';
import { sha256 } from './files';

/** The settings of an export that has the sandbox in it and belongs to nobody, which tests and pictures are made of. */
export const sandboxSettings = {
  NEXT_PUBLIC_API_BASE_URL: '',
  NEXT_PUBLIC_LENDER: '',
  NEXT_PUBLIC_WEBVIEW_HOSTS: '',
  LUKA_SITE_URL: '',
} as const;

/**
 * Reads the `.env` files by Next's own rule, which then reads them no more: what the environment has already, even if
 * it is empty, comes first. Where `NEXT_PUBLIC_LENDER` names a file, its content takes the name's place. Throws an Error
 * that names the file if there is none. `isDev` reads `.env.development` in place of `.env.production`.
 */
export function loadSettings({ isDev = false } = {}): void {
  loadEnvConfig(process.cwd(), isDev);
  const { NEXT_PUBLIC_LENDER: lender = '' } = process.env;
  if (lender === '' || lender.trimStart().startsWith('{')) return;
  if (!existsSync(lender)) {
    throw new Error(
      `NEXT_PUBLIC_LENDER is ${lender}: there is no such file. It names a JSON file, or is the JSON itself`,
    );
  }
  process.env.NEXT_PUBLIC_LENDER = readFileSync(lender, 'utf8');
}

/** The digest of all settings that an export depends on; one that is empty is as one that is not set. */
export function settingsDigest(env: Readonly<Record<string, string | undefined>>): string {
  const set = Object.entries(env).filter(
    ([name, value]) => value && (name.startsWith('NEXT_PUBLIC_') || name === 'LUKA_SITE_URL'),
  );
  return sha256(JSON.stringify(set.sort(([one], [other]) => (one < other ? -1 : 1))));
}

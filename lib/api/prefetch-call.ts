import { mutate } from 'swr';
import { getCurrentLocale } from '@/lib/i18n/current-locale';
import { request } from './client';
import type { Body, Path } from './contract';
import { languageHeader } from './header-fields';
import { callKey, isStatic } from './use-call';

/**
 * Fetches what a form is made of before its screen is opened, which then begins with it. Other calls are left to
 * their screen, as their replies change. Never rejects: without it the screen fetches it.
 */
export async function prefetchCall<P extends Path>(path: P, body: Body<P>): Promise<void> {
  if (!isStatic(path)) return;
  const key = callKey(path, body, languageHeader(getCurrentLocale()));
  const reply = await request(path, body, { quiet: true }).catch(() => undefined);
  if (reply !== undefined) await mutate(key, reply, { revalidate: false });
}

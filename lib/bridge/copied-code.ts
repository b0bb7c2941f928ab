import { openOwnUri } from './own-uri';

/**
 * The code of `length` digits that the user has copied, as from a message; `null` where there is none, or more than
 * one. In the shell only, which returns nothing else of what was copied; call it on a press. Never rejects.
 */
export async function readCopiedCode(length: number): Promise<string | null> {
  const { code } = await openOwnUri(`luka:code?length=${length}`);
  return code?.length === length ? code : null;
}

import { callBridge } from './call';
import type { Reply } from './contract';

/** Asks the shell for one of its own features (PROTOCOL.md, "URIs of our own"). Never rejects. */
export async function openOwnUri(uri: `luka:${string}`): Promise<Reply<'intentUriOpen'>> {
  try {
    return await callBridge('intentUriOpen', { uri });
  } catch {
    // An older shell refuses the URI.
    return { opened: false };
  }
}

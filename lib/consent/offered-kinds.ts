import { callBridge, isBridge } from '@/lib/bridge/call';
import { type ConsentKind, consentKinds } from './kinds';

/** A browser has neither the shell's data nor its analytics provider. */
const inBrowser: readonly ConsentKind[] = ['face', 'behavior'];

/** The store's flavour reads neither messages nor apps. */
const inPlay: readonly ConsentKind[] = ['face', 'device', 'behavior', 'attribution'];

/**
 * The kinds that this build can send (contract.md section 6). A shell that does not return its flavour counts
 * as `play`. Never rejects.
 */
export async function loadOfferedKinds(): Promise<readonly ConsentKind[]> {
  if (!isBridge()) return inBrowser;
  try {
    const { flavor } = await callBridge('selfAppInfo');
    return flavor === 'standard' ? consentKinds : inPlay;
  } catch {
    return inPlay;
  }
}

import { callBridge, isBridge } from '@/lib/bridge/call';
import type { ConsentKind } from './kinds';

/** A browser has nothing but how the app is used: no shell, no list of apps, nobody to count milestones. */
const inBrowser: readonly ConsentKind[] = ['behavior'];

/** Every shell tells of its phone; the store's flavour of no more than that. */
const inPlay: readonly ConsentKind[] = ['device', 'behavior', 'attribution'];

const inStandard: readonly ConsentKind[] = ['device', 'apps', 'sms', 'behavior', 'attribution'];

/**
 * What this build can be asked about at all (contract.md section 6: `play` has neither messages nor apps). A
 * shell that does not say which flavour it is counts as `play`. Never rejects.
 */
export async function loadOfferedKinds(): Promise<readonly ConsentKind[]> {
  if (!isBridge()) return inBrowser;
  try {
    const { flavor } = await callBridge('selfAppInfo');
    return flavor === 'standard' ? inStandard : inPlay;
  } catch {
    return inPlay;
  }
}

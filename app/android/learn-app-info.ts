import { callBridge } from '@/lib/bridge/call';
import { writeValue } from '@/lib/storage/values';

/**
 * Keeps the shell's own version as `appInfo` (product.md section 3), which the headers of every call name
 * from then on. Until the shell has answered, what it said at an earlier launch, or else the
 * version of this build; nobody waits for it. Never rejects.
 */
export async function learnAppInfo(): Promise<void> {
  try {
    const { versionName, versionCode } = await callBridge('selfAppInfo');
    writeValue('appInfo', { versionName, versionCode });
  } catch {
    // A shell that does not say keeps what is known.
  }
}

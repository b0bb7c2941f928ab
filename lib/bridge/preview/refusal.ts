import { BridgeError, type BridgeErrorCode } from '@/lib/bridge/bridge-error';

/** How a browser refuses an event, and in which of the shell's words. */
export function refusal(code: BridgeErrorCode, event: string): BridgeError {
  return new BridgeError(code, `${event}: not in this browser`, { event });
}

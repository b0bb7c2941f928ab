import { useEffect, useState } from 'react';
import { BridgeError, type BridgeErrorCode } from '@/lib/bridge/bridge-error';

/** What a phone tells when it is asked, or why it does not. */
export type PhoneData<T> =
  | { status: 'reading' }
  | { status: 'read'; data: T }
  | { status: 'failed'; code: BridgeErrorCode };

/** Reads from the phone once; `read` has to be the same function at every render. */
export function usePhoneData<T>(read: (signal: AbortSignal) => Promise<T>): PhoneData<T> {
  const [state, setState] = useState<PhoneData<T>>({ status: 'reading' });
  useEffect(() => {
    const gone = new AbortController();
    read(gone.signal).then(
      (data) => !gone.signal.aborted && setState({ status: 'read', data }),
      (error) => {
        if (gone.signal.aborted) return;
        setState({ status: 'failed', code: error instanceof BridgeError ? error.code : 'failed' });
      },
    );
    return () => gone.abort();
  }, [read]);
  return state;
}

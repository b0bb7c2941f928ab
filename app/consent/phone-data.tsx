import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { BridgeError, type BridgeErrorCode } from '@/lib/bridge/bridge-error';

type State<T> =
  | { status: 'reading' }
  | { status: 'read'; data: T }
  | { status: 'failed'; code: BridgeErrorCode };

type Props<T> = {
  /** Must be the same function in every render. */
  read: (signal: AbortSignal) => Promise<T>;
  children: (data: T) => ReactNode;
};

/** Reads data from the phone when it mounts and renders it; a text before that and when it fails. */
export function PhoneData<T>({ read, children }: Props<T>) {
  const t = useTranslations('consent');
  const state = usePhoneData(read);
  if (state.status === 'read') return children(state.data);
  return (
    <p className="muted" role="status">
      {state.status === 'reading'
        ? t('looking')
        : t(isDenied(state.code) ? 'androidRefused' : 'unread')}
    </p>
  );
}

function isDenied(code: BridgeErrorCode): boolean {
  return code === 'denied' || code === 'denied_forever';
}

function usePhoneData<T>(read: (signal: AbortSignal) => Promise<T>): State<T> {
  const [state, setState] = useState<State<T>>({ status: 'reading' });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    read(signal).then(
      (data) => !signal.aborted && setState({ status: 'read', data }),
      (error) => {
        if (signal.aborted) return;
        setState({ status: 'failed', code: error instanceof BridgeError ? error.code : 'failed' });
      },
    );
    return () => controller.abort();
  }, [read]);
  return state;
}

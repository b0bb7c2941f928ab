import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type PhoneData, usePhoneData } from './use-phone-data';

type Props<T> = {
  /** The same function at every render. */
  read: (signal: AbortSignal) => Promise<T>;
  children: (data: T) => ReactNode;
};

/** What the phone tells, with what is seen until it does, and where it does not. */
export function ReadData<T>({ read, children }: Props<T>) {
  const state = usePhoneData(read);
  return state.status === 'read' ? children(state.data) : <Unread state={state} />;
}

function Unread({ state }: { state: Exclude<PhoneData<unknown>, { status: 'read' }> }) {
  const t = useTranslations('consent');
  if (state.status === 'reading') {
    return (
      <p className="muted" role="status">
        {t('looking')}
      </p>
    );
  }
  const isRefused = state.code === 'denied' || state.code === 'denied_forever';
  return (
    <p className="muted" role="status">
      {t(isRefused ? 'androidRefused' : 'unread')}
    </p>
  );
}

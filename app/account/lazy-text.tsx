'use client';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { Bone } from '@/components/skeleton/bone';
import { Skeleton } from '@/components/skeleton/skeleton';
import { ErrorState } from '@/components/state-view/error-state';
import { OfflineState } from '@/components/state-view/offline-state';
import { useFormat } from '@/lib/format/use-format';
import type { Locale } from '@/lib/i18n/locale';
import './lazy-text.css';

type Props<T> = {
  /** What is loaded, such as `faq`; the same name is the same text. */
  name: string;
  load: (locale: Locale) => Promise<T>;
  children: (text: T) => ReactNode;
};

/** A long text that comes as a file of its own in the language on show, with what is seen meanwhile. */
export function LazyText<T>({ name, load, children }: Props<T>) {
  const { locale } = useFormat();
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(
    ['text', name, locale],
    () => load(locale),
    neverOld,
  );
  if (data !== undefined) return children(data);
  if (error !== undefined) {
    const State = navigator.onLine ? ErrorState : OfflineState;
    const retry = () => void mutate().catch(ignore);
    return <State onRetry={retry} retrying={isValidating} />;
  }
  return (
    <Skeleton>
      <div className="lazy-text">
        {lineWidths.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones are all alike
          <Bone key={index} width={width} />
        ))}
      </div>
    </Skeleton>
  );
}

/** The text is part of the build: it is there once and for all, or has to be asked for by hand. */
const neverOld = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  shouldRetryOnError: false,
} as const;

function ignore(): void {}

const lineWidths = [60, 100, 80, 100, 40, 100, 100, 60, 100, 80, 100, 100, 60] as const;

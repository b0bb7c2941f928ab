'use client';
import { type ReactNode, useMemo } from 'react';
import useSWR from 'swr';
import { Bone, Skeleton } from '@/components/skeleton/skeleton';
import { ErrorState, OfflineState } from '@/components/state-view/state-view';
import { useFormat } from '@/lib/format/use-format';
import {
  fillText,
  type LongTextName,
  type LongTexts,
  loadText,
  type TextValues,
} from '@/lib/i18n/long-texts';
import './long-text.css';

type Props<Name extends LongTextName> = {
  name: Name;
  /** For the text's placeholders; memoized by the caller. */
  values?: TextValues;
  children: (text: LongTexts[Name]) => ReactNode;
};

/** Loads a long text in the current language and renders it; a skeleton or the error until then. */
export function LongText<Name extends LongTextName>({ name, values, children }: Props<Name>) {
  const { locale } = useFormat();
  const { data, error, isValidating, mutate } = useSWR<LongTexts[Name], unknown>(
    ['text', name, locale],
    () => loadText(name, locale),
    loadOnce,
  );
  const text = useMemo(() => data && (values ? fillText(data, values) : data), [data, values]);
  if (text !== undefined) return children(text);
  if (error !== undefined) {
    const State = navigator.onLine ? ErrorState : OfflineState;
    const retry = () => void mutate().catch(() => undefined);
    return <State onRetry={retry} retrying={isValidating} />;
  }
  return (
    <Skeleton>
      <div className="long-text">
        {lineWidths.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones are all alike
          <Bone key={index} width={width} />
        ))}
      </div>
    </Skeleton>
  );
}

/** The text is part of the build: it is loaded once, and again only by the retry button. */
const loadOnce = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  shouldRetryOnError: false,
} as const;

const lineWidths = [60, 100, 80, 100, 40, 100, 100, 60, 100, 80, 100, 100, 60] as const;

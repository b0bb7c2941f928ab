'use client';
import { type ReactNode, useMemo } from 'react';
import useSWR from 'swr';
import { Bone, Skeleton } from '@/components/skeleton/skeleton';
import { ErrorState, OfflineState } from '@/components/state-view/state-view';
import { useFormat } from '@/lib/format/use-format';
import type { Locale } from '@/lib/i18n/locale';
import {
  fillText,
  type LongTextName,
  type LongTexts,
  loadText,
  type TextValues,
} from '@/lib/i18n/long-texts';
import { loadRetrying, mayRetryOnline } from '@/lib/router/load-retrying';

type Props<Name extends LongTextName> = {
  name: Name;
  /** For the text's placeholders; memoized by the caller. */
  values?: TextValues;
  children: (text: LongTexts[Name]) => ReactNode;
};

/** A text that loads, or whose loading has failed. */
export type TextState<Text> = {
  text: Text | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
};

/** Loads a long text in one language. */
export function useLongText<Name extends LongTextName>(
  name: Name,
  locale: Locale,
): TextState<LongTexts[Name]> {
  const { data, error, isValidating, mutate } = useSWR<LongTexts[Name], unknown>(
    ['text', name, locale],
    () => loadRetrying(() => loadText(name, locale), mayRetryOnline),
    loadOnce,
  );
  return {
    text: data,
    hasFailed: data === undefined && error !== undefined,
    isRetrying: isValidating,
    retry: () => void mutate().catch(() => undefined),
  };
}

/** Loads a long text in the current language and renders it; a skeleton or the error until then. */
export function LongText<Name extends LongTextName>({ name, values, children }: Props<Name>) {
  const { locale } = useFormat();
  const state = useLongText(name, locale);
  const data = state.text;
  const text = useMemo(() => data && (values ? fillText(data, values) : data), [data, values]);
  return text === undefined ? <TextPending state={state} /> : children(text);
}

/** A skeleton, or the error of a text whose loading has failed. */
export function TextPending({ state }: { state: TextState<unknown> }) {
  if (state.hasFailed) {
    const State = navigator.onLine ? ErrorState : OfflineState;
    return <State onRetry={state.retry} retrying={state.isRetrying} />;
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

/** The text is part of the build: after a failure the `online` event and the retry button load it, nothing else does. */
const loadOnce = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  shouldRetryOnError: false,
} as const;

const lineWidths = [60, 100, 80, 100, 40, 100, 100, 60, 100, 80, 100, 100, 60] as const;

import type { ReactNode } from 'react';
import { ErrorState, type FailedPart, OfflineState } from '@/components/state-view/state-view';
import type { CallState } from '@/lib/api/use-call';

/** What the failure view needs of a call. */
export type FailedCall = Pick<CallState<unknown>, 'error' | 'isOffline' | 'isRefreshing' | 'retry'>;

type Props<T> = {
  call: Pick<CallState<T>, 'data'> & FailedCall;
  /** Shown until the first reply. */
  skeleton: ReactNode;
  /** The failure's title is the page's h1 instead of an h2. */
  page?: boolean;
  /** What the failure's title says could not be loaded; "this part" without it. */
  part?: FailedPart;
  children: (data: T) => ReactNode;
};

/** Shows a call's data, a skeleton until the first reply, or its failure with a retry button. */
export function LoadState<T>({ call, skeleton, page, part, children }: Props<T>) {
  if (call.data !== undefined) return children(call.data);
  return call.error === undefined ? skeleton : <LoadFailure call={call} page={page} part={part} />;
}

type FailureProps = Pick<Props<unknown>, 'page' | 'part'> & {
  call: FailedCall;
  /** Shows the server's `msg` where it sent one. */
  serverText?: boolean;
  /** Else, what is kept; the usual words without it. */
  text?: string;
};

/** The failure of a call: offline or an error, with a retry button. */
export function LoadFailure({ call, page, part, text, serverText = false }: FailureProps) {
  const retryProps = { page, retrying: call.isRefreshing, onRetry: () => void call.retry() };
  if (call.isOffline) return <OfflineState {...retryProps} text={text} />;
  const message = serverText ? call.error?.userMessage : undefined;
  const said = typeof message === 'string' ? message : text;
  return <ErrorState {...retryProps} part={part} text={said} />;
}

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useOnline } from '@/app/layout/use-online';
import type { Home } from '@/lib/api/schemas/home';
import type { AccountState } from '@/lib/api/schemas/order';
import { HomeError } from './home-error';
import { HomeSkeleton } from './home-skeleton';

/** Props of every part of Home. */
export type PartProps = {
  home: Home;
  /** Fetches Home again; resolves also if that fails. */
  refetch: () => Promise<unknown>;
  isRefetching: boolean;
  /** Renders the hero only. */
  heroOnly: boolean;
};

/** The parts of Home (contract.md section 2), each loaded on demand. */
export type PartName = 'init' | 'review' | 'loan';

type Part = ComponentType<PartProps>;

const names = {
  init: 'init',
  review: 'review',
  approved: 'review',
  refused: 'review',
  not_approved: 'review',
  waiting: 'loan',
  lending: 'loan',
  overdue: 'loan',
  cleared: 'loan',
  payment_failed: 'loan',
} as const satisfies Record<AccountState, PartName>;

const loaders: Record<PartName, () => Promise<Part>> = {
  init: () => import('./init/init-state').then(({ InitState }) => InitState),
  review: () => import('./review/review-state').then(({ ReviewState }) => ReviewState),
  loan: () => import('./loan/loan-state').then(({ LoanState }) => LoanState),
};

const loaded = new Map<PartName, Part>();

/** The part that shows a state. */
export function partOf(state: AccountState): PartName {
  return names[state];
}

type Props = PartProps & {
  /** The screen's name: its h1 until the part has one. */
  title: string;
  children: ReactNode;
};

/** The part of Home for the account's state, with `children` below; a skeleton until its code is loaded. */
export function StatePart({ title, children, ...props }: Props) {
  const { part: Part, failed, retry } = usePart(partOf(props.home.state));
  if (!Part && !failed) return <HomeSkeleton title={title} />;
  return (
    <>
      {Part ? (
        <Part key={props.home.state} {...props} />
      ) : (
        <HomeError isOffline retry={retry} isRetrying={false} />
      )}
      {children}
    </>
  );
}

/** Not React's `lazy`, which caches a failed import forever. */
function usePart(name: PartName) {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ name: PartName; attempt: number; failed: boolean }>();
  useEffect(() => {
    if (loaded.has(name)) return;
    let isCurrent = true;
    const settle = (failed: boolean) => isCurrent && setResult({ name, attempt, failed });
    loaders[name]().then(
      (part) => {
        loaded.set(name, part);
        settle(false);
      },
      () => settle(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [name, attempt]);
  const failed = result?.name === name && result.attempt === attempt && result.failed;
  const retry = async () => setAttempt(attempt + 1);
  useOnline(failed ? () => void retry() : null);
  return { part: loaded.get(name), failed, retry };
}

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

/** The parts of Home (contract.md section 2). */
export type PartName = 'init' | 'review' | 'loan';

/** The component of each part. */
export type Parts = Record<PartName, ComponentType<PartProps>>;

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

/** Once they have loaded. */
let loadedParts: Parts | undefined;

/** The part that shows a state. */
export function partOf(state: AccountState): PartName {
  return names[state];
}

type Props = PartProps & {
  /** The screen's name: its h1 until the part has one. */
  title: string;
  children: ReactNode;
};

/** The part of Home for the account's state, with `children` below; a skeleton until the parts have loaded. */
export function StatePart({ title, children, ...props }: Props) {
  const { parts, failed, retry } = useParts();
  const Part = parts?.[partOf(props.home.state)];
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
function useParts() {
  const [parts, setParts] = useState(loadedParts);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  useEffect(() => {
    if (parts) return;
    let isCurrent = true;
    import('./parts').then(
      ({ parts: loaded }) => {
        loadedParts = loaded;
        if (isCurrent) setParts(loaded);
      },
      () => isCurrent && setFailedAttempt(attempt),
    );
    return () => {
      isCurrent = false;
    };
  }, [parts, attempt]);
  const failed = failedAttempt === attempt;
  const retry = async () => setAttempt(attempt + 1);
  useOnline(failed ? () => void retry() : null);
  return { parts, failed, retry };
}

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { AccountState } from '@/lib/api/schemas/order';
import { HomeFault } from './frame/home-fault';
import { HomeSkeleton } from './frame/home-skeleton';
import type { PartProps } from './part-props';

/** The three groups of states (contract.md section 2): each is loaded when it is first needed. */
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

/** Which part shows a state. */
export function partOf(state: AccountState): PartName {
  return names[state];
}

type Props = PartProps & {
  /** The screen's name: its h1 until there is another. */
  title: string;
  children: ReactNode;
};

/** The part of Home for the current state and what stands below; a skeleton until its code is there. */
export function StatePart({ title, children, ...props }: Props) {
  const { part: Shown, failed, retry } = usePart(partOf(props.home.state));
  if (!Shown && !failed) return <HomeSkeleton title={title} />;
  return (
    <>
      {Shown ? (
        <Shown key={props.home.state} {...props} />
      ) : (
        <HomeFault offline retry={retry} retrying={false} />
      )}
      {children}
    </>
  );
}

/** Not React's `lazy`: that would remember a load that broke off for good. */
function usePart(name: PartName) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ name: PartName; attempt: number; failed: boolean }>();
  useEffect(() => {
    if (loaded.has(name)) return;
    let current = true;
    const tell = (failed: boolean) => current && setState({ name, attempt, failed });
    loaders[name]().then(
      (part) => {
        loaded.set(name, part);
        tell(false);
      },
      () => tell(true),
    );
    return () => {
      current = false;
    };
  }, [name, attempt]);
  const failed = state?.name === name && state.attempt === attempt && state.failed;
  const retry = async () => setAttempt(attempt + 1);
  return { part: loaded.get(name), failed, retry };
}

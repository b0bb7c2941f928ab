import type { ComponentType, ReactNode } from 'react';
import { CancelledNote } from '@/app/orders/cancel/cancelled-note';
import { OverpaidNotes, overpaidOf } from '@/app/orders/cleared/overpaid-note';
import type { AccountState } from '@/lib/api/schemas/order';
import { ids } from './home.ids';
import { InitState } from './init/init-state';
import { LoanState } from './loan/loan-state';
import type { PartProps } from './part-props';
import { ReviewState } from './review/review-state';

/** The parts of Home (contract.md section 2). */
export type PartName = 'init' | 'review' | 'loan';

const parts: Record<PartName, ComponentType<PartProps>> = {
  init: InitState,
  review: ReviewState,
  loan: LoanState,
};

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

/** The part that shows a state. */
export function partOf(state: AccountState): PartName {
  return names[state];
}

type Props = PartProps & { children: ReactNode };

/** The part of Home for the account's state, with `children` below. */
export function StatePart({ children, ...props }: Props) {
  const Part = parts[partOf(props.home.state)];
  const { cancelled } = props.home;
  const { order, state } = props.home;
  // Where that leads its button does.
  const overpaid = overpaidOf(props.home).filter(
    ({ order_no }) => state !== 'cleared' || order_no !== order?.order_no,
  );
  return (
    <>
      {(cancelled || overpaid.length > 0) && (
        <div className="home-notes stack">
          {cancelled && <CancelledNote cancelled={cancelled} />}
          <OverpaidNotes overpaid={overpaid} id={ids.overpaid} />
        </div>
      )}
      <Part key={props.home.state} {...props} />
      {children}
    </>
  );
}

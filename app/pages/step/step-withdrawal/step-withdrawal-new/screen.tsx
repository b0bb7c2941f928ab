import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** StepWithdrawalNew. */
export const screen = defineScreen({ query: noQuery, Screen: StepWithdrawalNew });

function StepWithdrawalNew() {
  return <main>StepWithdrawalNew</main>;
}

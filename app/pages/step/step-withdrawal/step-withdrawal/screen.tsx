import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** StepWithdrawal. */
export const screen = defineScreen({ query: noQuery, Screen: StepWithdrawal });

function StepWithdrawal() {
  return <main>StepWithdrawal</main>;
}

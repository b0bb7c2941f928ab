import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** LoanInfoChoose. */
export const screen = defineScreen({ query: noQuery, Screen: LoanInfoChoose });

function LoanInfoChoose() {
  return <main>LoanInfoChoose</main>;
}

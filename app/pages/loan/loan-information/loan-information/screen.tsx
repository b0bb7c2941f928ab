import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** LoanInformation. */
export const screen = defineScreen({ query: noQuery, Screen: LoanInformation });

function LoanInformation() {
  return <main>LoanInformation</main>;
}

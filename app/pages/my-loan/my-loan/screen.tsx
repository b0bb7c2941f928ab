import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** MyLoan. */
export const screen = defineScreen({ query: noQuery, Screen: MyLoan });

function MyLoan() {
  return <main>MyLoan</main>;
}

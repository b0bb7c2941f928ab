import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** RepayHelp. */
export const screen = defineScreen({ query: noQuery, Screen: RepayHelp });

function RepayHelp() {
  return <main>RepayHelp</main>;
}

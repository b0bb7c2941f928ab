import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** InitState. */
export const screen = defineScreen({ query: noQuery, Screen: InitState });

function InitState() {
  return <main>InitState</main>;
}

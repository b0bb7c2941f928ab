import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** AutoSign. */
export const screen = defineScreen({ query: noQuery, Screen: AutoSign });

function AutoSign() {
  return <main>AutoSign</main>;
}

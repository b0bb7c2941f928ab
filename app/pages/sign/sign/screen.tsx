import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** Sign. */
export const screen = defineScreen({ query: noQuery, Screen: Sign });

function Sign() {
  return <main>Sign</main>;
}

import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** ApiState. */
export const screen = defineScreen({ query: noQuery, Screen: ApiState });

function ApiState() {
  return <main>ApiState</main>;
}

import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** IncreaseAmount. */
export const screen = defineScreen({ query: noQuery, Screen: IncreaseAmount });

function IncreaseAmount() {
  return <main>IncreaseAmount</main>;
}

import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** HomeTop. */
export const screen = defineScreen({ query: noQuery, Screen: HomeTop });

function HomeTop() {
  return <main>HomeTop</main>;
}

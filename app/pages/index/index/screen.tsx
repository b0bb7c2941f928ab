import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** Index. */
export const screen = defineScreen({ query: noQuery, Screen: Index });

function Index() {
  return <main>Index</main>;
}

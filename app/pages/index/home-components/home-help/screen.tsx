import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** HomeHelp. */
export const screen = defineScreen({ query: noQuery, Screen: HomeHelp });

function HomeHelp() {
  return <main>HomeHelp</main>;
}

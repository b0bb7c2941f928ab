import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** CustomService. */
export const screen = defineScreen({ query: noQuery, Screen: CustomService });

function CustomService() {
  return <main>CustomService</main>;
}

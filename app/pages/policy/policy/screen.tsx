import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** Policy. */
export const screen = defineScreen({ query: noQuery, Screen: Policy });

function Policy() {
  return <main>Policy</main>;
}

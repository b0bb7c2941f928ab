import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** ReviewState. */
export const screen = defineScreen({ query: noQuery, Screen: ReviewState });

function ReviewState() {
  return <main>ReviewState</main>;
}

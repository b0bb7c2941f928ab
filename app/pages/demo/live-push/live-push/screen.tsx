import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** LivePush. */
export const screen = defineScreen({ query: noQuery, Screen: LivePush });

function LivePush() {
  return <main>LivePush</main>;
}

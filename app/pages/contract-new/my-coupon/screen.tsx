import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** MyCoupon. */
export const screen = defineScreen({ query: noQuery, Screen: MyCoupon });

function MyCoupon() {
  return <main>MyCoupon</main>;
}

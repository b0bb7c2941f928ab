import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** OrderDetail. */
export const screen = defineScreen({ query: noQuery, Screen: OrderDetail });

function OrderDetail() {
  return <main>OrderDetail</main>;
}

import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** Product. */
export const screen = defineScreen({ query: noQuery, Screen: Product });

function Product() {
  return <main>Product</main>;
}

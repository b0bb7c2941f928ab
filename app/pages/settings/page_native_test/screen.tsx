import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** PageNativeTest. */
export const screen = defineScreen({ query: noQuery, Screen: PageNativeTest });

function PageNativeTest() {
  return <main>PageNativeTest</main>;
}

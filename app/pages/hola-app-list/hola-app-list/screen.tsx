import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** HolaAppList. */
export const screen = defineScreen({ query: noQuery, Screen: HolaAppList });

function HolaAppList() {
  return <main>HolaAppList</main>;
}

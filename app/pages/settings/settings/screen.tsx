import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** Settings. */
export const screen = defineScreen({ query: noQuery, Screen: Settings });

function Settings() {
  return <main>Settings</main>;
}

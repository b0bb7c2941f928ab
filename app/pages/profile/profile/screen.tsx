import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** Profile. */
export const screen = defineScreen({ query: noQuery, Screen: Profile });

function Profile() {
  return <main>Profile</main>;
}

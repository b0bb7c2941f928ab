import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** LandingApplicationSubmited. */
export const screen = defineScreen({ query: noQuery, Screen: LandingApplicationSubmited });

function LandingApplicationSubmited() {
  return <main>LandingApplicationSubmited</main>;
}

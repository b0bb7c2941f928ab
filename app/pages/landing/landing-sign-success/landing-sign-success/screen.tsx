import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** LandingSignSuccess. */
export const screen = defineScreen({ query: noQuery, Screen: LandingSignSuccess });

function LandingSignSuccess() {
  return <main>LandingSignSuccess</main>;
}

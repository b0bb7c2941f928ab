import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** StepSocial. */
export const screen = defineScreen({ query: noQuery, Screen: StepSocial });

function StepSocial() {
  return <main>StepSocial</main>;
}

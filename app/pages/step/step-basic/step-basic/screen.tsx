import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** StepBasic. */
export const screen = defineScreen({ query: noQuery, Screen: StepBasic });

function StepBasic() {
  return <main>StepBasic</main>;
}

import type { Step } from '@/lib/api/schemas/basics';
import type { RoutePath } from '@/lib/router/route-path.gen';

const paths: Record<Step, RoutePath> = {
  basic: '/pages/step/step-basic/step-basic',
  social: '/pages/step/step-social/step-social',
  withdrawal: '/pages/step/step-withdrawal/step-withdrawal-new',
  id_card: '/pages/upload/upload-id-card/upload-id-card',
  // The photo screen has the button that submits the application.
  submit: '/pages/upload/upload-id-card/upload-id-card',
  done: '/',
};

/** The route of a step of the application (contract.md section 5); `done` is Home. */
export function stepPath(step: Step): RoutePath {
  return paths[step];
}

import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** LoginPage. */
export const screen = defineScreen({ query: noQuery, Screen: LoginPage });

function LoginPage() {
  return <main>LoginPage</main>;
}

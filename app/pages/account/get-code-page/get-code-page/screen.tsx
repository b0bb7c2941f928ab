import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** GetCodePage. */
export const screen = defineScreen({ query: noQuery, Screen: GetCodePage });

function GetCodePage() {
  return <main>GetCodePage</main>;
}

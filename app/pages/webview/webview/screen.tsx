import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** Webview. */
export const screen = defineScreen({ query: noQuery, Screen: Webview });

function Webview() {
  return <main>Webview</main>;
}

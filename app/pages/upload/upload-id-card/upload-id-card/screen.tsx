import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** UploadIdCard. */
export const screen = defineScreen({ query: noQuery, Screen: UploadIdCard });

function UploadIdCard() {
  return <main>UploadIdCard</main>;
}

import { defineScreen } from '@/lib/router/define-screen';
import { noQuery } from '@/lib/router/no-query';

/** ContractNew. */
export const screen = defineScreen({ query: noQuery, Screen: ContractNew });

function ContractNew() {
  return <main>ContractNew</main>;
}

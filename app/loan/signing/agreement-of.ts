import type { AgreementTerms } from '@/app/agreement/use-agreement-figures';
import type { ToSign } from './signing-flow';

/** The confirmed terms as the agreement is written from. */
export function agreementOf({ terms, account }: Pick<ToSign, 'terms' | 'account'>): AgreementTerms {
  const { account_type } = account.info;
  return { ...terms.preview, account: { account_type, tail: account.tail } };
}

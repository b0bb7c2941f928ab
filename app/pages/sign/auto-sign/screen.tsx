'use client';
import { useTranslations } from 'next-intl';
import { SigningFlow } from '@/app/loan/signing/signing-flow';
import { signingQuery } from '@/app/loan/signing/signing-query';
import type { SigningAddress } from '@/app/loan/signing/use-terms-to-sign';
import { defineScreen } from '@/lib/router/define-screen';
import { AutoSignForm } from './auto-sign-form';

/** One tap for a customer who has signed electronically before (contract.md section 5, auto-sign). */
export const screen = defineScreen({ query: signingQuery, Screen: AutoSign, needsLogin: true });

function AutoSign(address: SigningAddress) {
  const t = useTranslations('sign');
  return (
    <SigningFlow title={t('title')} address={address}>
      {(toSign) => <AutoSignForm {...toSign} />}
    </SigningFlow>
  );
}

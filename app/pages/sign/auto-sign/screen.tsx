'use client';
import { useTranslations } from 'next-intl';
import { SigningFlow } from '@/app/loan/signing/signing-flow';
import { type SigningQuery, signingQuery } from '@/app/loan/signing/use-confirmed-quote';
import { defineScreen } from '@/lib/router/define-screen';
import { AutoSignForm } from './auto-sign-form';

/** Signing without a drawn signature, for users who have signed before (contract.md section 5, auto-sign). */
export const screen = defineScreen({ query: signingQuery, Screen: AutoSign, needsLogin: true });

function AutoSign(query: SigningQuery) {
  const t = useTranslations('sign');
  return (
    <SigningFlow title={t('title')} query={query}>
      {(context) => <AutoSignForm {...context} />}
    </SigningFlow>
  );
}

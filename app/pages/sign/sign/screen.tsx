'use client';
import { useTranslations } from 'next-intl';
import { SigningFlow } from '@/app/loan/signing/signing-flow';
import { type SigningQuery, signingQuery } from '@/app/loan/signing/use-confirmed-quote';
import { defineScreen } from '@/lib/router/define-screen';
import { SignForm } from './sign-form';

/** The agreement, to read and sign by hand (contract.md section 5, sign). */
export const screen = defineScreen({ query: signingQuery, Screen: Sign, needsLogin: true });

function Sign(query: SigningQuery) {
  const t = useTranslations('sign');
  return (
    <SigningFlow title={t('title')} query={query}>
      {(context) => <SignForm {...context} />}
    </SigningFlow>
  );
}

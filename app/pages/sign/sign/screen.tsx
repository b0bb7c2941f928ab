'use client';
import { useTranslations } from 'next-intl';
import { SigningFlow } from '@/app/loan/signing/signing-flow';
import { signingQuery } from '@/app/loan/signing/signing-query';
import type { SigningAddress } from '@/app/loan/signing/use-terms-to-sign';
import { defineScreen } from '@/lib/router/define-screen';
import { SignForm } from './sign-form';
import './screen.css';

/** The agreement, to be read and signed by hand (contract.md section 5, sign). */
export const screen = defineScreen({ query: signingQuery, Screen: Sign, needsLogin: true });

function Sign(address: SigningAddress) {
  const t = useTranslations('sign');
  return (
    <SigningFlow title={t('title')} address={address}>
      {(toSign) => <SignForm {...toSign} />}
    </SigningFlow>
  );
}

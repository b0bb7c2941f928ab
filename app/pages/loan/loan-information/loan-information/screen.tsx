'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { BorrowGate } from '@/app/loan/borrow-gate';
import { choiceQuery, completeChoice, type PartialChoice } from '@/app/loan/choice';
import { lastChoice } from '@/app/loan/choice-draft';
import { defineScreen } from '@/lib/router/define-screen';
import { useRouter } from '@/lib/router/use-router';
import { Confirm } from './confirm';
import { ConfirmSkeleton } from './confirm-skeleton';

/**
 * The confirmation of a loan before it is signed (contract.md section 5, loan-information). The query holds
 * the choice; without one, the choice made last is used. `unconfirmed`: it takes the place of the signing.
 */
export const screen = defineScreen({
  query: v.object({
    ...choiceQuery.entries,
    unconfirmed: v.fallback(v.optional(v.literal('1')), undefined),
  }),
  Screen: LoanInformation,
  needsLogin: true,
});

function LoanInformation({
  unconfirmed,
  ...query
}: PartialChoice & { unconfirmed?: '1' | undefined }) {
  const t = useTranslations('loanInformation');
  const router = useRouter();
  const [choice] = useState(() => completeChoice(query) ?? completeChoice(lastChoice()));
  useEffect(() => {
    if (!choice) router.replace('/pages/loan/loan-info-choose/loan-info-choose');
  }, [choice, router]);
  if (!choice) {
    return (
      <ScreenFrame heading busy title={t('title')}>
        <ConfirmSkeleton />
      </ScreenFrame>
    );
  }
  return (
    <BorrowGate title={t('title')} skeleton={<ConfirmSkeleton />}>
      {(home) => <Confirm choice={choice} home={home} isUnconfirmed={unconfirmed !== undefined} />}
    </BorrowGate>
  );
}

'use client';
import { PayoutScreen, payoutQuery } from '@/app/payout/payout-form';
import { defineScreen } from '@/lib/router/define-screen';

/** The payout account, for links of earlier versions and to correct a failed payment (contract.md section 5). */
export const screen = defineScreen({ query: payoutQuery, Screen: PayoutScreen, needsLogin: true });

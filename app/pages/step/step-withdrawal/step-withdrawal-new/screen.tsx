'use client';
import { PayoutScreen, payoutQuery } from '@/app/payout/payout-form';
import { defineScreen } from '@/lib/router/define-screen';

/** The payout account, as a step of the application and for a change (contract.md section 5). */
export const screen = defineScreen({ query: payoutQuery, Screen: PayoutScreen, needsLogin: true });

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import useSWR from 'swr';
import { Agreement, useAgreement } from '@/app/agreement/agreement';
import {
  type AgreementVersion,
  agreementDate,
  hashOf,
  parseVersion,
  type ShownAgreement,
} from '@/app/agreement/agreement-record';
import { DraftNotice } from '@/app/long-text/draft-notice';
import { TextPending } from '@/app/long-text/long-text';
import { freeDaysOf } from '@/app/orders/due-date';
import { orderCae } from '@/app/orders/order-cae';
import { usePenaltyRates } from '@/app/orders/penalty';
import { Button } from '@/components/button/button';
import type { Order } from '@/lib/api/schemas/order';
import { useFormat } from '@/lib/format/use-format';
import { Link } from '@/lib/router/link';
import { useToday } from '@/lib/server-time/use-today';
import { ids } from './screen.ids';

/**
 * The clauses of an order's agreement, with its own figures and rates, in the language that was signed. The app
 * holds today's text only: whether that is the one that was signed is said above it.
 */
export function SignedText({ order }: { order: Order }) {
  const t = useTranslations('contractNew.text');
  const { locale } = useFormat();
  const penalty = usePenaltyRates(order);
  const signed = order.agreement ? parseVersion(order.agreement.version) : null;
  const [isTranslated, setTranslated] = useState(false);
  const shownLocale = signed && !isTranslated ? signed.locale : locale;
  const loan = {
    ...order,
    cae: orderCae(order),
    free_days: freeDaysOf(order, useToday()),
    penalty,
  };
  const state = useAgreement(loan, shownLocale);
  const isSame = useIsSame(state.text, order);
  return (
    <>
      <div className="section section--near">
        <DraftNotice id={ids.version}>
          <p>
            {signed ? <Version signed={signed} isSame={isSame} /> : t('unknown')}
            {order.penalty === undefined && ` ${t('penaltyToday')}`}
          </p>
          {signed && signed.locale !== locale && (
            <Button
              small
              variant="text"
              id={ids.translate}
              opens
              onClick={() => setTranslated(!isTranslated)}
            >
              {isTranslated ? t('original') : t('translate')}
            </Button>
          )}
        </DraftNotice>
      </div>
      <div id={ids.text} className="section">
        {state.text ? <Agreement agreement={state.text} /> : <TextPending state={state} />}
      </div>
    </>
  );
}

type VersionProps = { signed: AgreementVersion; isSame: boolean | undefined };

/** Which text was signed, and how the one below differs from it. */
function Version({ signed, isSame }: VersionProps) {
  const t = useTranslations('contractNew.text');
  const { date } = useFormat();
  const values = { date: date(signed.date), locale: signed.locale };
  if (signed.date !== agreementDate) {
    return t.rich('other', { ...values, held: date(agreementDate), a: toService });
  }
  const same = t('signed', values);
  if (isSame === undefined) return same;
  return `${same} ${isSame ? t('same') : t('changed')}`;
}

/** Whether a text is the one that was signed, letter by letter; `undefined` if that cannot be known. */
function useIsSame(text: ShownAgreement | undefined, { agreement }: Order): boolean | undefined {
  const signed = agreement && parseVersion(agreement.version);
  const { data } = useSWR(text && text.locale === signed?.locale ? text : null, hashOf);
  return data === undefined ? undefined : data === agreement?.sha256;
}

function toService(chunks: ReactNode) {
  return <Link to="/pages/custom-service/custom-service">{chunks}</Link>;
}

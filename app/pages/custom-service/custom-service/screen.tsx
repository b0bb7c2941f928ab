'use client';
import { useTranslations } from 'next-intl';
import * as v from 'valibot';
import { ContactRows } from '@/app/external-links/contact-rows';
import { Authority, SernacRows } from '@/app/external-links/sernac-rows';
import { ServiceHours } from '@/app/external-links/service-hours';
import { useExternalLink } from '@/app/external-links/use-external-link';
import { FaqAnswers } from '@/app/faq/faq';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { iconDeviceMobile, iconExternalLink, iconFileText } from '@/components/icon/shapes/loan';
import { iconReceipt } from '@/components/icon/shapes/navigation';
import { iconHelp } from '@/components/icon/shapes/status';
import { LinkRow, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { useCall } from '@/lib/api/use-call';
import { config } from '@/lib/config';
import { useFormat } from '@/lib/format/use-format';
import { defineScreen } from '@/lib/router/define-screen';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useSession } from '@/lib/session/use-session';
import { NumberRequest } from './number-request';
import { PaymentRequest } from './payment-request';
import { ids } from './screen.ids';
import { WrittenRequest } from './written-request';

/** What is asked most by who is logged in, and by who is not; all the rest is one tap away. */
const usualQuestions = { member: ['late', 'missing', 'failed'], guest: ['need', 'code', 'fraud'] };

const asks = ['reason', 'number', 'refund', 'transfer'] as const;

type Query = { ask: (typeof asks)[number] | ''; order_no: string; payment_id?: string };

/** The contacts of customer service, then what is asked most (contract.md section 5, custom-service). */
export const screen = defineScreen({
  /**
   * A message that is already written: `ask=reason` for the reason of a refusal, `refund` for what was paid too much of the
   * loan `order_no`, `transfer` for its transfer `payment_id`. `ask=number`: the ways back into an account whose number is lost.
   */
  query: v.object({
    ask: v.optional(v.fallback(v.picklist([...asks, '']), ''), ''),
    order_no: v.optional(v.string(), ''),
    payment_id: v.optional(v.string()),
  }),
  Screen: CustomService,
});

function CustomService(query: Query) {
  const t = useTranslations('customService');
  return (
    <ScreenFrame title={t('title')} help={false}>
      <Asked {...query} />
    </ScreenFrame>
  );
}

function Asked({ ask, order_no, payment_id }: Query) {
  const t = useTranslations('customService');
  const { isLogged } = useSession();
  switch (ask) {
    case 'number':
      return <NumberRequest />;
    case 'reason':
      // The law gives that right, and no call of the contract does it. Source: Ley 19.496, art. 3.
      return <WrittenRequest name="reason" title={t('reason.title')} text={t('reason.text')} />;
    case 'refund':
    case 'transfer':
      return isLogged ? (
        <PaymentRequest ask={ask} orderNo={order_no} paymentId={payment_id}>
          <Help />
        </PaymentRequest>
      ) : (
        <Help />
      );
    default:
      return <Help />;
  }
}

/** All of it: who helps, and what is asked most. */
function Help() {
  const t = useTranslations('customService');
  const { isLogged } = useSession();
  return (
    <>
      <h1>{t('heading')}</h1>
      <ServiceHours />
      <ContactRows />
      <Section title={t('answers')}>
        <FaqAnswers
          shown={usualQuestions[isLogged ? 'member' : 'guest']}
          here="/pages/custom-service/custom-service"
        />
      </Section>
      <MoreHelp />
      <Authorities />
    </>
  );
}

/** The message that is written for this user, how to pay back, and all answers. */
function MoreHelp() {
  const t = useTranslations('customService');
  const linkTo = useLinkTo();
  const { isLogged } = useSession();
  const { data: home } = useCall('app/home', isLogged ? {} : null, { quiet: true });
  const refused = home?.state === 'refused' ? 'reason' : undefined;
  const request = isLogged ? refused : 'number';
  return (
    <Section title={t('more')}>
      <Rows>
        {request && (
          <LinkRow
            id={ids.request}
            icon={isLogged ? iconFileText : iconDeviceMobile}
            title={t(`${request}.title`)}
            text={t(`${request}.when`)}
            {...linkTo('/pages/custom-service/custom-service', { ask: request })}
          />
        )}
        <LinkRow
          id={ids.repayHelp}
          icon={iconReceipt}
          title={t('repayHelp')}
          {...linkTo('/pages/custom-service/repay_help')}
        />
        <LinkRow
          id={ids.allAnswers}
          icon={iconHelp}
          title={t('allAnswers')}
          {...linkTo('/pages/policy/policy', { type: 'faq' })}
        />
      </Rows>
    </Section>
  );
}

/** The day that the data protection law and its agency start. Source: Ley 21.719. */
const dataLawDate = '2026-12-01';

/** Who helps a user who disagrees: the lender first, then the authorities. */
function Authorities() {
  const t = useTranslations('customService.authorities');
  const format = useFormat();
  const externalLink = useExternalLink();
  return (
    <Section title={t('title')}>
      <p>{t('text', { lender: config.lender.name })}</p>
      <Rows label={t('title')}>
        <SernacRows />
        <LinkRow
          id={ids.cmf}
          icon={iconExternalLink}
          title={<Authority name="CMF" site="cmfchile.cl" />}
          text={t('cmf')}
          {...externalLink('https://www.cmfchile.cl/')}
        />
      </Rows>
      <p className="small muted mt-3">
        {t('data', {
          agency: 'Agencia de Protección de Datos Personales',
          date: format.date(dataLawDate, 'long'),
        })}
      </p>
    </Section>
  );
}

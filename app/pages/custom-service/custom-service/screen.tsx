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
import { ReasonRequest } from './reason-request';
import { ids } from './screen.ids';

/** What is asked most by who is logged in, and by who is not; all the rest is one tap away. */
const usualQuestions = { member: ['late', 'missing', 'failed'], guest: ['need', 'code', 'fraud'] };

/** The contacts of customer service, then what is asked most (contract.md section 5, custom-service). */
export const screen = defineScreen({
  /**
   * `ask=reason`: the message that asks for the reason of a refusal is already written. `ask=number`: the ways back
   * into an account whose number is lost.
   */
  query: v.object({ ask: v.optional(v.string()) }),
  Screen: CustomService,
});

function CustomService({ ask }: { ask?: string }) {
  const t = useTranslations('customService');
  const linkTo = useLinkTo();
  const { isLogged } = useSession();
  const isAsked = ask === 'reason' || ask === 'number';
  return (
    <ScreenFrame title={t('title')} help={false}>
      {ask === 'reason' && <ReasonRequest />}
      {ask === 'number' && <NumberRequest />}
      {isAsked ? (
        <div className="section section--near">
          <Rows>
            <LinkRow
              title={t('authorities.title')}
              {...linkTo('/pages/custom-service/custom-service')}
            />
          </Rows>
        </div>
      ) : (
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
      )}
    </ScreenFrame>
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

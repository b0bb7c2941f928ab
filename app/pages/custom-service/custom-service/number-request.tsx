import { useTranslations } from 'next-intl';
import { RequestMessage } from '@/app/account/request-message';
import { ServiceHours } from '@/app/external-links/service-hours';
import { Button } from '@/components/button/button';
import { Section } from '@/components/section/section';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useSession } from '@/lib/session/use-session';
import { ids } from './screen.ids';
import { ToAuthorities } from './to-authorities';

/**
 * The ways back into an account whose number is lost: the e-mail address that was added to it, else a message to
 * customer service, who find out who is writing (docs/server.md).
 */
export function NumberRequest() {
  const t = useTranslations('customService.number');
  const linkTo = useLinkTo();
  const { isLogged } = useSession();
  const getCode = '/pages/account/get-code-page/get-code-page';
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="lede">{t(isLogged ? 'change' : 'byEmail')}</p>
      <Button
        id={ids.otherLogin}
        variant="soft"
        {...linkTo(getCode, isLogged ? { attach: 'phone' } : { type: 'email' })}
      >
        {t(isLogged ? 'changeButton' : 'byEmailButton')}
      </Button>
      <Section title={t(isLogged ? 'otherAccountTitle' : 'messageTitle')}>
        <p>
          <span>{t('text')}</span> {!isLogged && <span>{t('stay')}</span>}
        </p>
        <RequestMessage name="number" ids={ids} />
        <div className="mt-4">
          <ServiceHours />
        </div>
      </Section>
      <ToAuthorities />
    </>
  );
}

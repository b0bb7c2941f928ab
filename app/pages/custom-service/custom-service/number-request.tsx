import { useTranslations } from 'next-intl';
import { RequestMessage } from '@/app/account/request-message';
import { Button } from '@/components/button/button';
import { Section } from '@/components/section/section';
import { config } from '@/lib/config';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useSession } from '@/lib/session/use-session';
import { ids } from './screen.ids';

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
      <Section near title={t('title')}>
        <p>{t(isLogged ? 'change' : 'byEmail')}</p>
        <div className="mt-4">
          <Button
            id={ids.otherLogin}
            variant="soft"
            {...linkTo(getCode, isLogged ? { attach: 'phone' } : { type: 'email' })}
          >
            {t(isLogged ? 'changeButton' : 'byEmailButton')}
          </Button>
        </div>
      </Section>
      <Section title={t('messageTitle')}>
        <p>{t('text')}</p>
        <RequestMessage
          name="number"
          ids={ids}
          values={{ brand: config.brand }}
          texts={{ copy: t('copy'), copied: t('copied'), failed: t('failed') }}
        />
      </Section>
    </>
  );
}

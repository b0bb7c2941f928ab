import { useTranslations } from 'next-intl';
import { ClearedHero } from '@/app/orders/cleared/cleared-hero';
import { ToCertificate } from '@/app/orders/cleared/to-certificate';
import { Button } from '@/components/button/button';
import { Section } from '@/components/section/section';
import type { Home } from '@/lib/api/schemas/home';
import { useFormat } from '@/lib/format/use-format';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from '../home.ids';
import type { PartProps } from '../part-props';
import { useLimit } from '../use-limit';
import { ToDetail } from './to-detail';

/** The loan is paid back: that nothing is owed, what it cost and its certificate; below, that another can be taken. */
export function Cleared({ home }: PartProps) {
  const t = useTranslations('home.cleared');
  const linkTo = useLinkTo();
  const { order } = home;
  return (
    <>
      <ClearedHero order={order} name={home.user?.first_name}>
        {order ? (
          <>
            <ToCertificate id={ids.certificate} order={order} />
            <ToDetail order={order} variant="text" />
          </>
        ) : (
          <Button variant="soft" {...linkTo('/pages/my-loan/my-loan', {}, 'relaunch')}>
            {t('loans')}
          </Button>
        )}
      </ClearedHero>
      <NextLoan home={home} />
    </>
  );
}

/** How much can be borrowed next. */
function NextLoan({ home }: { home: Home }) {
  const t = useTranslations('home.cleared');
  const format = useFormat();
  const linkTo = useLinkTo();
  const limit = useLimit(home);
  return (
    <Section title={t('next')}>
      {limit !== undefined && <p>{t('upTo', { amount: format.money(limit) })}</p>}
      <p className="muted">{t('noReview')}</p>
      <div className="stack mt-3">
        <Button
          id={ids.again}
          variant="soft"
          {...linkTo('/pages/loan/loan-info-choose/loan-info-choose')}
        >
          {t('again')}
        </Button>
      </div>
    </Section>
  );
}

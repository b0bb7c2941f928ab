import { useTranslations } from 'next-intl';
import { ClearedHero } from '@/app/orders/cleared/cleared-hero';
import { OverpaidNote, overpaidOf } from '@/app/orders/cleared/overpaid-note';
import { ToCertificate } from '@/app/orders/cleared/to-certificate';
import { useIsQuietDay } from '@/app/orders/cleared/use-is-quiet-day';
import { Received } from '@/app/orders/payment/received/received';
import { useClearing } from '@/app/orders/payment/received/use-received';
import { Button } from '@/components/button/button';
import { LinkRow, Rows } from '@/components/rows/rows';
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
  const received = useClearing(order);
  const isQuietDay = useIsQuietDay(order);
  const overpaid =
    overpaidOf(home).find(({ order_no }) => order_no === order?.order_no)?.amount ?? 0;
  return (
    <>
      <ClearedHero
        order={order}
        name={home.user?.first_name}
        paid={received}
        received={order && received && <Received order={order} received={received} />}
      >
        {order ? (
          <>
            <OverpaidNote orderNo={order.order_no} overpaid={overpaid} id={ids.overpaid} />
            <ToCertificate id={ids.certificate} order={order} refund={overpaid} />
            {overpaid === 0 && <ToDetail order={order} variant="text" />}
          </>
        ) : (
          <Button variant="soft" {...linkTo('/pages/my-loan/my-loan', {}, 'relaunch')}>
            {t('loans')}
          </Button>
        )}
      </ClearedHero>
      {!isQuietDay && <NextLoan home={home} />}
    </>
  );
}

/** How much can be borrowed next: a quiet row, as this screen belongs to the debt that is gone. */
function NextLoan({ home }: { home: Home }) {
  const t = useTranslations('home.cleared');
  const format = useFormat();
  const linkTo = useLinkTo();
  const limit = useLimit(home);
  return (
    <div className="section">
      <Rows>
        <LinkRow
          id={ids.again}
          title={t('again')}
          text={t('next', { amount: limit === undefined ? 'none' : format.money(limit) })}
          {...linkTo('/pages/loan/loan-info-choose/loan-info-choose')}
        />
      </Rows>
    </div>
  );
}

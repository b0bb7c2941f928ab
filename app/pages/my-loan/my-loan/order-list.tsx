import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { LoadState } from '@/app/layout/load-state';
import { CancelledNote } from '@/app/orders/cancel/cancelled-note';
import { isRunning } from '@/app/orders/order-history';
import { EmptyArt } from '@/components/art/state-art';
import { Button } from '@/components/button/button';
import { Spinner } from '@/components/loader/loader';
import { Notice } from '@/components/notice/notice';
import { LinkRow, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { StateView } from '@/components/state-view/state-view';
import type { Home } from '@/lib/api/schemas/home';
import type { Order } from '@/lib/api/schemas/order';
import type { CallState } from '@/lib/api/use-call';
import type { EndlessState } from '@/lib/api/use-endless';
import { useReachBottom } from '@/lib/gestures/use-reach-bottom';
import { useLinkTo } from '@/lib/router/use-link-to';
import { OrderRow, OrderRowsSkeleton } from './order-row';
import { ids } from './screen.ids';

type Props = {
  list: EndlessState;
  shown: 'processing' | 'complete';
  home: CallState<Home>;
  /** The number of the loan that was paid back last, while none runs; empty where Home does not send it. */
  paidOff: string | undefined;
};

/** The rows of one list, its skeleton, failure or empty state. */
export function OrderList({ list, shown, home, paidOff }: Props) {
  return (
    <LoadState call={list} part="loans" skeleton={<OrderRowsSkeleton />}>
      {(orders) =>
        orders.length === 0 ? (
          <Empty shown={shown} home={home} />
        ) : (
          <>
            <OrderRows {...{ list, orders, shown, paidOff }} />
            {orders.some(isRunning) && <HowToPay />}
          </>
        )
      }
    </LoadState>
  );
}

function Empty({ shown, home }: Pick<Props, 'shown' | 'home'>) {
  const t = useTranslations('myLoan.empty');
  const linkTo = useLinkTo();
  const messages = {
    processing: { title: t('processingTitle'), text: t('processingText') },
    complete: { title: t('completeTitle'), text: t('completeText') },
  };
  // The other list may be what is shown: it is not known yet.
  if (shown === 'processing' && home.isPending) return <OrderRowsSkeleton />;
  return (
    <>
      {shown === 'processing' && home.data?.cancelled && (
        <div className="section section--near">
          <CancelledNote cancelled={home.data.cancelled} />
        </div>
      )}
      <StateView
        art={<EmptyArt />}
        {...messages[shown]}
        action={
          <Button variant="soft" {...linkTo('/', {}, 'relaunch')}>
            {t('action')}
          </Button>
        }
      />
    </>
  );
}

type RowsProps = Omit<Props, 'home'> & { orders: readonly Order[] };

function OrderRows({ list, orders, shown, paidOff }: RowsProps) {
  const sorted = useMemo(() => urgentFirst(orders), [orders]);
  // Home may send no order: then the newest one of the list is that loan.
  const news = shown === 'complete' && paidOff === '' ? orders[0]?.order_no : paidOff;
  return (
    <>
      <ul className="my-loan__list">
        {sorted.map((order, index) => (
          <OrderRow
            key={order.order_no}
            order={order}
            position={index + 1}
            total={list.total}
            isNews={order.order_no === news}
          />
        ))}
      </ul>
      <LoadMore list={list} count={orders.length} />
    </>
  );
}

/** What a user whose money has arrived looks for beside the loan. */
function HowToPay() {
  const t = useTranslations('home.overdue');
  const linkTo = useLinkTo();
  return (
    <Section title={t('how')}>
      <Rows>
        <LinkRow title={t('steps')} {...linkTo('/pages/custom-service/repay_help')} />
      </Rows>
    </Section>
  );
}

/** The end of the list, which loads more when it scrolls into view; the total of several once all are loaded. */
function LoadMore({ list, count }: { list: EndlessState; count: number }) {
  const t = useTranslations('myLoan.more');
  const { error, hasMore, isLoadingMore, isRefreshing, loadMore, retry, total } = list;
  const failed = error !== undefined && !isRefreshing;
  const end = useReachBottom({
    onReach: loadMore,
    enabled: hasMore && !failed && !isLoadingMore,
    revision: count,
  });
  return (
    <div className="my-loan__more" ref={end}>
      {failed ? (
        <div className="stack">
          <Notice tone="bad" live>
            {t('failed')}
          </Notice>
          <Button
            id={ids.more}
            variant="soft"
            opens
            onClick={hasMore ? loadMore : () => void retry()}
          >
            {t('retry')}
          </Button>
        </div>
      ) : isLoadingMore ? (
        <p role="status">
          <Spinner />
          <span className="visually-hidden">{t('loading')}</span>
        </p>
      ) : (
        !hasMore && count > 1 && <p className="small muted">{t('all', { count: total })}</p>
      )}
    </div>
  );
}

/** Overdue orders first, then those with a failed payout; otherwise in the server's order, the newest first. */
function urgentFirst(orders: readonly Order[]): readonly Order[] {
  const rank = ({ state }: Order) => (state === 'overdue' ? 0 : state === 'payment_failed' ? 1 : 2);
  return [0, 1, 2].flatMap((one) => orders.filter((order) => rank(order) === one));
}

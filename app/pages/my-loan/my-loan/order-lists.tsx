import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { scrollToTop } from '@/app/layout/scroll-to-top';
import { useKnownRunning } from '@/app/orders/known-order';
import { PullToRefresh } from '@/components/pull-to-refresh/pull-to-refresh';
import { Segment } from '@/components/segment/segment';
import { revalidate } from '@/lib/api/cache';
import { useCall } from '@/lib/api/use-call';
import { useEndless } from '@/lib/api/use-endless';
import { useTabTap } from '@/lib/router/tab-tap';
import { useStored } from '@/lib/storage/use-stored';
import { writeValue } from '@/lib/storage/values';
import { OrderList } from './order-list';
import { ids } from './screen.ids';

type List = 'processing' | 'complete';

/** Indexed by `my_loan_index`: 0 processing, 1 complete. */
const lists = ['processing', 'complete'] as const satisfies readonly List[];

/**
 * The two lists as tabs. The last selected tab is stored and selected again; where the last loan is paid back and none
 * runs, the paid ones come first, until the other tab is selected.
 */
export function OrderLists() {
  const t = useTranslations('myLoan');
  const home = useCall('app/home', {}, { quiet: true });
  const paidOff = home.data?.state === 'cleared' ? (home.data.order?.order_no ?? '') : undefined;
  const [leftNews, setLeftNews] = useState<string>();
  const stored = lists[useStored('my_loan_index') ?? 0];
  const shown = paidOff === undefined || paidOff === leftNews ? stored : 'complete';
  const known = useKnownRunning();
  const processing = useEndless('user/get_processing_order', shown === 'processing', known);
  const complete = useEndless('user/get_complete_order', shown === 'complete');
  const list = { processing, complete }[shown];
  const names = { processing: t('tabs.processing'), complete: t('tabs.complete') };

  useTabTap('/pages/my-loan/my-loan', () => {
    if (window.scrollY > 0) scrollToTop();
    else void list.retry();
  });
  function show(next: List) {
    writeValue('my_loan_index', next === 'processing' ? 0 : 1);
    setLeftNews(paidOff);
    window.scrollTo(0, 0);
  }
  function onPull() {
    revalidate('app/home');
    return list.retry();
  }
  return (
    <PullToRefresh onRefresh={onPull}>
      <Segment
        label={t('title')}
        value={shown}
        onChange={show}
        tabs={lists.map((value) => ({ value, label: names[value], panelId: ids.list }))}
      />
      <div id={ids.list} role="tabpanel" tabIndex={-1} aria-label={names[shown]}>
        <OrderList key={shown} {...{ list, shown, home, paidOff }} />
      </div>
    </PullToRefresh>
  );
}

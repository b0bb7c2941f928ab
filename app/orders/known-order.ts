import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { languageHeader } from '@/lib/api/header-fields';
import type { Home } from '@/lib/api/schemas/home';
import type { Order, OrderPage } from '@/lib/api/schemas/order';
import { callKey } from '@/lib/api/use-call';
import { localeAtom } from '@/lib/i18n/current-locale';

/**
 * The order of this number as Home or a list showed it last, for the time until it is fetched itself; `undefined` if
 * neither was fetched during this visit. Read once: later changes come with the order's own reply.
 */
export function useKnownOrder(orderNo: string): Order | undefined {
  const { cache } = useSWRConfig();
  const language = languageHeader(useAtomValue(localeAtom));
  const home = useKnownHome();
  const [known] = useState(() => {
    const newestKey = callKey('user/get_processing_order', { order_no: '' }, language);
    const newest: Order | null | undefined = cache.get(unstable_serialize(newestKey))?.data;
    // The newest order was fetched by itself, as on the screen after signing: it may be of later than Home.
    const orders = [newest, home?.order].filter((order) => order != null);
    for (const path of ['user/get_processing_order', 'user/get_complete_order'] as const) {
      for (let page = 1; ; page += 1) {
        const key = unstable_serialize(callKey(path, { page }, language));
        const found: OrderPage | undefined = cache.get(key)?.data;
        if (!found) break;
        orders.push(...found.list);
      }
    }
    return orders.find(({ order_no }) => order_no === orderNo);
  });
  return known;
}

/** The list of running loans as Home knows it, for the time until it is fetched; `undefined` where Home shows none. */
export function useKnownRunning(): OrderPage[] | undefined {
  const home = useKnownHome();
  const [known] = useState(() => {
    const order = home?.order;
    return order && order.state !== 'cleared' ? [{ list: [order], page: 1, total: 1 }] : undefined;
  });
  return known;
}

/** Home as it was last fetched during this visit. */
export function useKnownHome(): Home | undefined {
  const { cache } = useSWRConfig();
  const language = languageHeader(useAtomValue(localeAtom));
  return cache.get(unstable_serialize(callKey('app/home', {}, language)))?.data;
}

import { useTranslations } from 'next-intl';
import type { IconShape } from '@/components/icon/icon';
import { iconSettings } from '@/components/icon/shapes/input';
import {
  iconChartDonut3,
  iconCreditCard,
  iconDeviceMobile,
  iconFileText,
  iconTicket,
  iconTrendingUp,
} from '@/components/icon/shapes/loan';
import { iconHeadset, iconReceipt } from '@/components/icon/shapes/navigation';
import { iconHelp, iconInfoCircle, iconShieldCheck } from '@/components/icon/shapes/status';
import { LinkRow, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { config } from '@/lib/config';
import type { RoutePath } from '@/lib/router/route-path.gen';
import type { Query } from '@/lib/router/target';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from './screen.ids';

type Item = {
  id: keyof typeof ids;
  icon: IconShape;
  title: string;
  path: RoutePath;
  query?: Query;
  method?: 'relaunch';
};

/** Links to the other screens by subject; a guest sees only those open to guests. */
export function ProfileLinks({ isLogged }: { isLogged: boolean }) {
  const t = useTranslations('profile');
  const tPolicy = useTranslations('policy');
  const policy = (id: 'faq' | 'privacy' | 'terms' | 'about', icon: IconShape): Item => ({
    id,
    icon,
    title: tPolicy(`title.${id}`, { brand: config.brand }),
    path: '/pages/policy/policy',
    query: { type: id },
  });
  const item = (
    id: 'loans' | 'limit' | 'coupons' | 'products' | 'repayHelp' | 'settings' | 'apps',
    icon: IconShape,
    path: RoutePath,
  ): Item => ({ id, icon, title: t(id), path });

  const userItems: Item[] = [
    { ...item('loans', iconReceipt, '/pages/my-loan/my-loan'), method: 'relaunch' },
    item('limit', iconTrendingUp, '/pages/contract-new/increase-amount'),
    item('coupons', iconTicket, '/pages/contract-new/my-coupon'),
  ];
  return (
    <>
      <Links
        title={t('money')}
        items={[
          ...(isLogged ? userItems : []),
          item('products', iconChartDonut3, '/pages/product/product'),
        ]}
      />
      <Links
        title={t('help')}
        items={[
          item('repayHelp', iconCreditCard, '/pages/custom-service/repay_help'),
          policy('faq', iconHelp),
          {
            id: 'customService',
            icon: iconHeadset,
            title: tPolicy('help'),
            path: '/pages/custom-service/custom-service',
          },
        ]}
      />
      <Links
        title={t('app')}
        items={[
          item('settings', iconSettings, '/pages/settings/settings'),
          policy('privacy', iconShieldCheck),
          policy('terms', iconFileText),
          policy('about', iconInfoCircle),
          item('apps', iconDeviceMobile, '/pages/hola-app-list/hola-app-list'),
        ]}
      />
    </>
  );
}

function Links({ title, items }: { title: string; items: readonly Item[] }) {
  const linkTo = useLinkTo();
  return (
    <Section title={title}>
      <Rows>
        {items.map(({ id, icon, title, path, query, method }) => (
          <LinkRow
            key={id}
            id={ids[id]}
            icon={icon}
            title={title}
            {...linkTo(path, query, method)}
          />
        ))}
      </Rows>
    </Section>
  );
}

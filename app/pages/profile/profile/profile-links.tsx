import { useTranslations } from 'next-intl';
import type { IconShape } from '@/components/icon/icon';
import { iconSettings } from '@/components/icon/shapes/input';
import { iconChartDonut3, iconDeviceMobile, iconTicket } from '@/components/icon/shapes/loan';
import { iconInfoCircle } from '@/components/icon/shapes/status';
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
};

/** Links to the other screens by subject; a guest sees only those open to guests. */
export function ProfileLinks({ isLogged }: { isLogged: boolean }) {
  const t = useTranslations('profile');
  const tPolicy = useTranslations('policy');
  const item = (
    id: 'coupons' | 'products' | 'settings' | 'apps',
    icon: IconShape,
    path: RoutePath,
  ): Item => ({ id, icon, title: t(id), path });

  return (
    <>
      <Links
        title={t('credit')}
        items={[
          ...(isLogged ? [item('coupons', iconTicket, '/pages/contract-new/my-coupon')] : []),
          item('products', iconChartDonut3, '/pages/product/product'),
        ]}
      />
      <Links
        title={t('app')}
        items={[
          item('settings', iconSettings, '/pages/settings/settings'),
          {
            id: 'about',
            icon: iconInfoCircle,
            title: tPolicy('title.about', { brand: config.brand }),
            path: '/pages/policy/policy',
            query: { type: 'about' },
          },
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
        {items.map(({ id, path, query, ...row }) => (
          <LinkRow key={id} id={ids[id]} {...row} {...linkTo(path, query)} />
        ))}
      </Rows>
    </Section>
  );
}

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { shownQuota } from '@/app/loan/shown-quota';
import { usePayoutAccount } from '@/app/loan/use-payout-account';
import { iconSettings } from '@/components/icon/shapes/input';
import {
  iconBuildingBank,
  iconChartDonut3,
  iconExternalLink,
  iconFileText,
  iconTicket,
} from '@/components/icon/shapes/loan';
import { iconInfoCircle } from '@/components/icon/shapes/status';
import { LinkRow, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { Bone } from '@/components/skeleton/skeleton';
import type { Home } from '@/lib/api/schemas/home';
import { useCall } from '@/lib/api/use-call';
import { config } from '@/lib/config';
import { type ScreenLink, useLinkTo } from '@/lib/router/use-link-to';
import { ids } from './screen.ids';

/** Links to the other screens by subject, each with what is there now; a guest sees only those open to guests. */
export function ProfileLinks({ isLogged, home }: { isLogged: boolean; home: Home | undefined }) {
  const t = useTranslations('profile');
  const linkTo = useLinkTo();
  const about = useTranslations('policy')('title.about', { brand: config.brand });
  const row = (id: keyof typeof icons, text: ReactNode, link: ScreenLink) => (
    <LinkRow
      id={ids[id]}
      icon={icons[id]}
      title={id === 'about' ? about : t(id)}
      text={text}
      {...link}
    />
  );
  const account = linkTo('/pages/step/step-withdrawal/step-withdrawal-new', { back: '1' });
  return (
    <>
      <Section title={t('credit')}>
        <Rows>
          {isLogged && row('coupons', <CouponText />, linkTo('/pages/contract-new/my-coupon'))}
          {isLogged && home && shownQuota(home) && row('account', <AccountText />, account)}
          {isLogged &&
            row('papers', t('papersText'), linkTo('/pages/my-loan/my-loan', {}, 'relaunch'))}
          {row('products', t('productsText'), linkTo('/pages/product/product'))}
        </Rows>
      </Section>
      <Section title={t('app')}>
        <Rows>
          {row('settings', t('settingsText'), linkTo('/pages/settings/settings'))}
          {row('about', t('aboutText'), linkTo('/pages/policy/policy', { type: 'about' }))}
          {row('apps', t('appsText'), linkTo('/pages/hola-app-list/hola-app-list'))}
        </Rows>
      </Section>
    </>
  );
}

const icons = {
  coupons: iconTicket,
  account: iconBuildingBank,
  papers: iconFileText,
  products: iconChartDonut3,
  settings: iconSettings,
  about: iconInfoCircle,
  apps: iconExternalLink,
} as const;

/** How many coupons can be used. */
function CouponText() {
  const t = useTranslations('profile');
  const { data, error } = useCall('coupon/my_coupon', {}, { quiet: true });
  if (!data) return !error && <Bone shape="small" width={40} />;
  return t('couponsText', { count: data.coupons.filter(({ state }) => state === 'usable').length });
}

/** The account that loans are paid to. */
function AccountText() {
  const t = useTranslations('loanInformation.account');
  const { data, error } = usePayoutAccount();
  if (!data) return !error && data === undefined && <Bone shape="small" width={40} />;
  return `${data.name}, ${t('tail', { tail: data.tail })}`;
}

import { useTranslations } from 'next-intl';
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

const policyPath = '/pages/policy/policy' satisfies RoutePath;

/** Links to the other screens by subject; a guest sees only those open to guests. */
export function ProfileLinks({ isLogged }: { isLogged: boolean }) {
  return (
    <>
      <MoneyLinks isLogged={isLogged} />
      <HelpLinks />
      <AppLinks />
    </>
  );
}

function useRow() {
  const linkTo = useLinkTo();
  return (id: keyof typeof ids, path: RoutePath, query: Query = {}) => ({
    id: ids[id],
    ...linkTo(path, query),
  });
}

function MoneyLinks({ isLogged }: { isLogged: boolean }) {
  const t = useTranslations('profile');
  const linkTo = useLinkTo();
  const row = useRow();
  const products = (
    <LinkRow
      icon={iconChartDonut3}
      title={t('products')}
      {...row('products', '/pages/product/product')}
    />
  );
  return (
    <Section title={t('money')}>
      {isLogged ? (
        <Rows>
          <LinkRow
            id={ids.loans}
            icon={iconReceipt}
            title={t('loans')}
            {...linkTo('/pages/my-loan/my-loan', {}, 'relaunch')}
          />
          <LinkRow
            icon={iconTrendingUp}
            title={t('limit')}
            {...row('limit', '/pages/contract-new/increase-amount')}
          />
          <LinkRow
            icon={iconTicket}
            title={t('coupons')}
            {...row('coupons', '/pages/contract-new/my-coupon')}
          />
          {products}
        </Rows>
      ) : (
        <Rows>{products}</Rows>
      )}
    </Section>
  );
}

function HelpLinks() {
  const t = useTranslations('profile');
  const tPolicy = useTranslations('policy');
  const row = useRow();
  return (
    <Section title={t('help')}>
      <Rows>
        <LinkRow
          icon={iconCreditCard}
          title={t('repayHelp')}
          {...row('repayHelp', '/pages/custom-service/repay_help')}
        />
        <LinkRow
          icon={iconHelp}
          title={tPolicy('title.faq')}
          {...row('faq', policyPath, { type: 'faq' })}
        />
        <LinkRow
          icon={iconHeadset}
          title={tPolicy('help')}
          {...row('customService', '/pages/custom-service/custom-service')}
        />
      </Rows>
    </Section>
  );
}

function AppLinks() {
  const t = useTranslations('profile');
  const tPolicy = useTranslations('policy');
  const row = useRow();
  return (
    <Section title={t('app')}>
      <Rows>
        <LinkRow
          icon={iconSettings}
          title={t('settings')}
          {...row('settings', '/pages/settings/settings')}
        />
        <LinkRow
          icon={iconShieldCheck}
          title={tPolicy('title.privacy')}
          {...row('privacy', policyPath, { type: 'privacy' })}
        />
        <LinkRow
          icon={iconFileText}
          title={tPolicy('title.terms')}
          {...row('terms', policyPath, { type: 'terms' })}
        />
        <LinkRow
          icon={iconInfoCircle}
          title={tPolicy('title.about', { brand: config.brand })}
          {...row('about', policyPath, { type: 'about' })}
        />
        <LinkRow
          icon={iconDeviceMobile}
          title={t('apps')}
          {...row('apps', '/pages/hola-app-list/hola-app-list')}
        />
      </Rows>
    </Section>
  );
}

import { useTranslations } from 'next-intl';
import { shownQuota } from '@/app/loan/shown-quota';
import { usePayoutAccount } from '@/app/loan/use-payout-account';
import type { IconShape } from '@/components/icon/icon';
import { iconSettings } from '@/components/icon/shapes/input';
import {
  iconBuildingBank,
  iconChartDonut3,
  iconDeviceMobile,
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
import type { RoutePath } from '@/lib/router/route-path.gen';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from './screen.ids';

type Props = { isLogged: boolean; home: Home | undefined };

/** Links to the other screens by subject, each with what is there now; a guest sees only those open to guests. */
export function ProfileLinks({ isLogged, home }: Props) {
  const t = useTranslations('profile');
  const about = useTranslations('policy')('title.about', { brand: config.brand });
  const linkTo = useLinkTo();
  const texts = {
    products: t('productsText'),
    settings: t('settingsText'),
    apps: t('appsText'),
  };
  const row = (id: keyof typeof texts, icon: IconShape, path: RoutePath) => (
    <LinkRow id={ids[id]} icon={icon} title={t(id)} text={texts[id]} {...linkTo(path)} />
  );
  return (
    <>
      <Section title={t('credit')}>
        <Rows>
          {isLogged && <CouponRow />}
          {isLogged && home && shownQuota(home) && <AccountRow />}
          {isLogged && (
            <LinkRow
              id={ids.papers}
              icon={iconFileText}
              title={t('papers')}
              text={t('papersText')}
              {...linkTo('/pages/my-loan/my-loan', {}, 'relaunch')}
            />
          )}
          {row('products', iconChartDonut3, '/pages/product/product')}
        </Rows>
      </Section>
      <Section title={t('app')}>
        <Rows>
          {row('settings', iconSettings, '/pages/settings/settings')}
          <LinkRow
            id={ids.about}
            icon={iconInfoCircle}
            title={about}
            text={t('aboutText')}
            {...linkTo('/pages/policy/policy', { type: 'about' })}
          />
          {row('apps', iconDeviceMobile, '/pages/hola-app-list/hola-app-list')}
        </Rows>
      </Section>
    </>
  );
}

function CouponRow() {
  const t = useTranslations('profile');
  const linkTo = useLinkTo();
  const { data, error } = useCall('coupon/my_coupon', {}, { quiet: true });
  const usable = data?.coupons.filter(({ state }) => state === 'usable') ?? [];
  return (
    <LinkRow
      id={ids.coupons}
      icon={iconTicket}
      title={t('coupons')}
      text={data ? t('couponsText', { count: usable.length }) : error ? undefined : <PendingText />}
      {...linkTo('/pages/contract-new/my-coupon')}
    />
  );
}

/** The account that loans are paid to, for who may borrow: before, it is a step of the application. */
function AccountRow() {
  const title = useTranslations('home.steps')('withdrawal');
  const t = useTranslations('loanInformation.account');
  const linkTo = useLinkTo();
  const { data: account, error } = usePayoutAccount();
  return (
    <LinkRow
      id={ids.account}
      icon={iconBuildingBank}
      title={title}
      text={
        account ? (
          `${account.name}, ${t('tail', { tail: account.tail })}`
        ) : error || account === null ? undefined : (
          <PendingText />
        )
      }
      {...linkTo('/pages/step/step-withdrawal/step-withdrawal-new', { back: '1' })}
    />
  );
}

/** Keeps the place of a row's second line, so that the rows below do not move. */
function PendingText() {
  return <Bone shape="small" width={40} />;
}

import { useTranslations } from 'next-intl';
import { iconMail } from '@/components/icon/shapes/input';
import { iconDeviceMobile } from '@/components/icon/shapes/loan';
import { LinkRow, Row, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { Bone } from '@/components/skeleton/skeleton';
import { useCall } from '@/lib/api/use-call';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from './screen.ids';

const kinds = [
  { kind: 'phone', icon: iconDeviceMobile },
  { kind: 'email', icon: iconMail },
] as const;

/**
 * The addresses that the user can log in with, each with a link to add or change it. Nothing of a server to which no
 * second one can be added.
 */
export function Logins() {
  const t = useTranslations('settings.logins');
  const linkTo = useLinkTo();
  const { data: home, isPending } = useCall('app/home', {}, { quiet: true });
  const logins = home?.logins;
  if (!logins && !isPending) return null;
  return (
    <Section title={t('title')}>
      <Rows>
        {kinds.map(({ kind, icon }) =>
          logins ? (
            <LinkRow
              key={kind}
              id={ids.login(kind)}
              icon={icon}
              title={t(logins[kind] ? `${kind}.change` : `${kind}.add`)}
              text={logins[kind] ?? t(`${kind}.none`)}
              {...linkTo('/pages/account/get-code-page/get-code-page', { attach: kind })}
            />
          ) : (
            <Row key={kind} icon={icon} title={<Bone width={60} />} text={<Bone width={40} />} />
          ),
        )}
      </Rows>
    </Section>
  );
}

import { useTranslations } from 'next-intl';
import type { BasicInfo } from '@/lib/api/schemas/application';
import { useCall } from '@/lib/api/use-call';
import { useFormat } from '@/lib/format/use-format';

/** The signer's name and RUN. Nothing if they cannot be fetched: the server has them. */
export function Signer() {
  const t = useTranslations('sign.agreement');
  const format = useFormat();
  const { data: user } = useCall('app/get_basic_info', {});
  if (!user) return null;
  return (
    <p className="muted num">
      {t('signer', { name: signerName(user), run: format.run(user.run) })}
    </p>
  );
}

/** The full name, as it is in the agreement. */
export function signerName({ first_name, last_name }: BasicInfo): string {
  return `${first_name} ${last_name}`;
}

import { useTranslations } from 'next-intl';
import { useCall } from '@/lib/api/use-call';
import { useFormat } from '@/lib/format/use-format';

/** Who signs, with the RUN; left out where that cannot be read, as the server knows it anyhow. */
export function SignerLine() {
  const t = useTranslations('sign.agreement');
  const format = useFormat();
  const { data: person } = useCall('app/get_basic_info', {});
  if (!person) return null;
  return (
    <p className="muted num">
      {t('signer', {
        name: `${person.first_name} ${person.last_name}`,
        run: format.run(person.run),
      })}
    </p>
  );
}

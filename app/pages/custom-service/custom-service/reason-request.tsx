import { useTranslations } from 'next-intl';
import { PreparedMessage } from '@/app/account/prepared-message';
import { Section } from '@/components/section/section';
import { config } from '@/lib/config';
import { useFormat } from '@/lib/format/use-format';
import { useStored } from '@/lib/storage/use-stored';
import { ids } from './screen.ids';

/**
 * The message that asks for the reason of a refusal in writing: the law gives that right, and no call of the
 * contract does it. Source: Ley 19.496, art. 3.
 */
export function ReasonRequest() {
  const t = useTranslations('customService.reason');
  const format = useFormat();
  const phone = useStored('phone');
  const account = phone ? format.phone(phone) : t('unknown');
  return (
    <Section near title={t('title')}>
      <p>{t('text')}</p>
      <PreparedMessage
        ids={ids}
        subject={t('subject', { brand: config.name })}
        message={t('message', { brand: config.name, account })}
        texts={{ copy: t('copy'), copied: t('copied'), failed: t('failed') }}
      />
    </Section>
  );
}

import { useTranslations } from 'next-intl';
import { RequestMessage } from '@/app/account/request-message';
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
  return (
    <Section near title={t('title')}>
      <p>{t('text')}</p>
      <RequestMessage
        name="reason"
        ids={ids}
        values={{ brand: config.brand, account: phone ? format.phone(phone) : '' }}
        texts={{ copy: t('copy'), copied: t('copied'), failed: t('failed') }}
      />
    </Section>
  );
}

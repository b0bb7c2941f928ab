import { useTranslations } from 'next-intl';
import { RequestMessage } from '@/app/account/request-message';
import { ServiceHours } from '@/app/external-links/service-hours';
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
    <>
      <h1>{t('title')}</h1>
      <p className="lede">{t('text')}</p>
      <RequestMessage
        name="reason"
        ids={ids}
        values={{ brand: config.brand, account: phone ? format.phone(phone) : '' }}
        texts={{ copy: t('copy'), copied: t('copied'), failed: t('failed') }}
      />
      <div className="mt-4">
        <ServiceHours />
      </div>
    </>
  );
}

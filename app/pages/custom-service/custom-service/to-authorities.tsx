import { useTranslations } from 'next-intl';
import { LinkRow, Rows } from '@/components/rows/rows';
import { useLinkTo } from '@/lib/router/use-link-to';

/** Below a request: who helps a user who disagrees. */
export function ToAuthorities() {
  const t = useTranslations('customService.authorities');
  const linkTo = useLinkTo();
  return (
    <div className="section section--near">
      <Rows>
        <LinkRow title={t('title')} {...linkTo('/pages/custom-service/custom-service')} />
      </Rows>
    </div>
  );
}

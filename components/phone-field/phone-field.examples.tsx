import { useTranslations } from 'next-intl';
import { PhoneField } from './phone-field';

/** Empty, filled, with Chile's flag, refused. */
export const examples = {
  empty: () => <Sample id="phone-empty" />,
  filled: () => <Sample id="phone-filled" defaultValue="9 8123 4567" />,
  flag: () => <Sample id="phone-flag" flag />,
  error: () => (
    <Sample
      id="phone-error"
      defaultValue="2 2345 678"
      error={useTranslations('errors.phone')('notMobile')}
    />
  ),
};

function Sample(props: { id: string; defaultValue?: string; flag?: boolean; error?: string }) {
  const t = useTranslations('getCode');
  return <PhoneField {...props} label={t('phone.label')} hint={t('phone.hint')} />;
}

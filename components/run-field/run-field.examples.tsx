import { useTranslations } from 'next-intl';
import { RunField } from './run-field';

/** Empty, filled, refused. */
export const examples = {
  empty: () => <Sample id="run-empty" />,
  filled: () => <Sample id="run-filled" defaultValue="12.345.678-5" />,
  error: () => (
    <Sample
      id="run-error"
      defaultValue="12.345.678-6"
      error={useTranslations('errors.run')('checkDigit')}
    />
  ),
};

function Sample(props: { id: string; defaultValue?: string; error?: string }) {
  const t = useTranslations('contractNew');
  return <RunField {...props} label={t('run')} />;
}

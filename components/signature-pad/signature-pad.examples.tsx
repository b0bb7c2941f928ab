import { useTranslations } from 'next-intl';
import { SignaturePad } from './signature-pad';

/** Empty, and refused. */
export const examples = {
  empty: () => <Sample id="signature-empty" />,
  error: () => <Sample id="signature-error" error={useTranslations('errors.choice')('empty')} />,
};

function Sample(props: { id: string; error?: string }) {
  const t = useTranslations('ui.signature');
  return <SignaturePad {...props} label={t('way')} onChange={() => undefined} />;
}

import { useTranslations } from 'next-intl';
import { TextField, type TextFieldProps } from './text-field';

/** Empty, filled, optional, with something before it, disabled, refused. */
export const examples = {
  empty: () => <Sample id="text-empty" />,
  filled: () => <Sample id="text-filled" defaultValue="camila@correo.cl" />,
  optional: () => <Sample id="text-optional" optional />,
  prefix: () => <Sample id="text-prefix" prefix="+56" />,
  disabled: () => <Sample id="text-disabled" defaultValue="camila@correo.cl" disabled />,
  error: () => (
    <Sample
      id="text-error"
      defaultValue="camila.correo.cl"
      error={useTranslations('errors.email')('noAt')}
    />
  ),
};

function Sample(props: Omit<TextFieldProps, 'label' | 'hint'>) {
  const t = useTranslations('getCode');
  return <TextField {...props} label={t('email.label')} hint={t('email.hint')} />;
}

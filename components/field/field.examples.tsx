import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/checkbox/checkbox';
import { FieldGroup } from './field';

/** A group of inputs with one label; single fields are shown by their own components. */
export const examples = {
  group: () => <Sample id="field-group" />,
  groupError: () => (
    <Sample id="field-group-error" error={useTranslations('errors.choice')('empty')} />
  ),
};

function Sample(props: { id: string; error?: string }) {
  const t = useTranslations('home.steps');
  return (
    <FieldGroup {...props} label={t('basic')} hint={t('basicText')}>
      <Checkbox id={`${props.id}-social`}>{t('social')}</Checkbox>
      <Checkbox id={`${props.id}-withdrawal`}>{t('withdrawal')}</Checkbox>
    </FieldGroup>
  );
}

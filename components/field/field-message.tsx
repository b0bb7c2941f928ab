import { useTranslations } from 'next-intl';
import { Icon } from '@/components/icon/icon';
import { iconAlertCircle } from '@/components/icon/shapes/status';
import { type FieldTexts, messageId } from './field-aria';

/** The line below a control: what is wrong, with its icon, else the hint, else nothing. */
export function FieldMessage({ id, hint, error }: Pick<FieldTexts, 'id' | 'hint' | 'error'>) {
  const t = useTranslations('ui');
  if (error) {
    return (
      <p className="error" id={messageId(id)}>
        <Icon of={iconAlertCircle} />
        <span className="vh">{t('field.error')}</span>
        <span>{error}</span>
      </p>
    );
  }
  if (!hint) return null;
  return (
    <p className="hint" id={messageId(id)}>
      {hint}
    </p>
  );
}

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/button/button-class';
import { fieldAria } from '@/components/field/field-aria';
import { Icon } from '@/components/icon/icon';
import { iconCamera } from '@/components/icon/shapes/input';
import type { PhotoSlotProps } from './photo-slot-props';

type Props = Pick<
  PhotoSlotProps,
  'id' | 'title' | 'state' | 'error' | 'onTake' | 'onRetry' | 'onCancel'
>;

/**
 * What can be done with a photo now. The main button stays the same element while its word changes,
 * so that the focus is not lost under the finger.
 */
export function PhotoAction({ id, title, state, error, onTake, onRetry, onCancel }: Props) {
  const t = useTranslations('photo');
  const main = {
    idle: { text: t('take'), act: onTake },
    preparing: { text: t('cancel'), act: onCancel },
    uploading: { text: t('cancel'), act: onCancel },
    accepted: { text: t('change'), act: onTake },
    rejected: { text: t('retake'), act: onTake },
    failed: { text: t('retry'), act: onRetry },
  }[state.name];
  const idle = state.name === 'idle';
  return (
    <div className="slot__actions">
      <button
        {...fieldAria({ id, error })}
        id={id}
        type="button"
        className={idle ? buttonClass('soft', true) : 'link slot__act'}
        onClick={main.act}
      >
        {idle && <Icon of={iconCamera} size="s" />}
        {main.text}
        <span className="vh"> {title}</span>
      </button>
      {state.name === 'failed' && (
        <button type="button" className="link slot__act" onClick={onTake}>
          {t('retake')}
          <span className="vh"> {title}</span>
        </button>
      )}
    </div>
  );
}

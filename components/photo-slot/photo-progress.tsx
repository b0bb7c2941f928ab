import { useTranslations } from 'next-intl';
import { useFormat } from '@/lib/format/use-format';
import type { PhotoState } from './photo-slot-props';

type Props = {
  state: Extract<PhotoState, { name: 'preparing' | 'uploading' }>;
  /** Id of the photo's title. */
  labelledBy: string;
};

/** The bar of a photo on its way; without a value while it is made ready. */
export function PhotoProgress({ state, labelledBy }: Props) {
  const t = useTranslations('photo');
  const format = useFormat();
  const progress = state.name === 'uploading' ? state.progress : undefined;
  return (
    <>
      <progress className="progress" max={1} value={progress} aria-labelledby={labelledBy} />
      <p className="slot__text muted">
        <span role="status">{progress === undefined ? t('preparing') : t('uploading')}</span>
        {progress !== undefined && (
          <span className="num">{format.percent(Math.floor(progress * 100) / 100, 'ifAny')}</span>
        )}
      </p>
    </>
  );
}

import { useTranslations } from 'next-intl';
import { iconHeadset } from '@/components/icon/shapes/navigation';
import { Tile } from './tile';

/** A question with what pressing does. */
export const examples = {
  question: () => {
    const t = useTranslations('home.overdue');
    return (
      <Tile icon={iconHeadset} action={t('talk')} onClick={() => undefined}>
        {t('cannot')}
      </Tile>
    );
  },
};

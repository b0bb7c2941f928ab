import { useTranslations } from 'next-intl';
import { PullToRefresh } from './pull-to-refresh';

/** A page that can be pulled down; its refresh never ends by itself. */
export const examples = {
  pull: () => {
    const t = useTranslations('home.how');
    return (
      <PullToRefresh onRefresh={() => new Promise(() => undefined)}>
        <h2>{t('title')}</h2>
        <p>{t('whoText')}</p>
      </PullToRefresh>
    );
  },
};

/** It is pulled from the window's top. */
export const alone = true;

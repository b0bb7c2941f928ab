import { useTranslations } from 'next-intl';
import { ErrorSummary } from './error-summary';

/** One error, and several. */
export const examples = {
  one: () => {
    const t = useTranslations('errors');
    return <ErrorSummary attempt={0} items={[{ id: 'run', message: t('run.checkDigit') }]} />;
  },
  several: () => {
    const t = useTranslations('errors');
    return (
      <ErrorSummary
        attempt={0}
        items={[
          { id: 'name', message: t('name.firstEmpty') },
          { id: 'run', message: t('run.empty') },
          { id: 'selfie', message: t('selfie.empty') },
        ]}
      />
    );
  },
};

/** It takes the focus, and there is one on a page. */
export const alone = true;

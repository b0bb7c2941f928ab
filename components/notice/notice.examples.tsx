import { useTranslations } from 'next-intl';
import { Notice, type NoticeProps } from './notice';

/** The four tones, one without title, and one to close. */
export const examples = {
  info: () => <Sample />,
  ok: () => <Sample tone="ok" />,
  warn: () => <Sample tone="warn" />,
  bad: () => <Sample tone="bad" />,
  closable: () => <Sample onClose={() => undefined} />,
  untitled: () => <Notice>{useTranslations('orders.maximum')('example')}</Notice>,
};

function Sample(props: Pick<NoticeProps, 'tone' | 'onClose'>) {
  const t = useTranslations('home.refused');
  return (
    <Notice {...props} title={t('free')}>
      {t('freeText')}
    </Notice>
  );
}

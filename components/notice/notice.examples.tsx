import { useTranslations } from 'next-intl';
import { Notice, type NoticeProps } from './notice';

/** The four tones, and one without title. */
export const examples = {
  info: () => <Sample />,
  ok: () => <Sample tone="ok" />,
  warn: () => <Sample tone="warn" />,
  bad: () => <Sample tone="bad" />,
  untitled: () => <Notice>{useTranslations('home')('stale')}</Notice>,
};

function Sample({ tone }: Pick<NoticeProps, 'tone'>) {
  const t = useTranslations('home.refused');
  return (
    <Notice tone={tone} title={t('free')}>
      {t('freeText')}
    </Notice>
  );
}

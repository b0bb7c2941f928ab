import { useTranslations } from 'next-intl';
import { Timeline, type TimelineItem } from './timeline';

/** A review under way, and a loan that is late. */
export const examples = {
  review: () => {
    const t = useTranslations('home.review');
    return <Timeline items={useReview(t('checkingText', { minutes: 2 }))} />;
  },
  late: () => {
    const t = useTranslations('home');
    return (
      <Timeline
        items={[
          { title: t('waiting.signed'), text: '18 oct', dateTime: '2026-10-18', state: 'done' },
          { title: t('lending.title'), text: '17 nov', dateTime: '2026-11-17', state: 'late' },
          { title: t('cleared.pill'), state: 'next' },
        ]}
      />
    );
  },
};

function useReview(text: string): TimelineItem[] {
  const t = useTranslations('home.review');
  return [
    { title: t('didSend'), text: '10:42', dateTime: '2026-11-20T10:42-03:00', state: 'done' },
    { title: t('checking'), text, state: 'now' },
    { title: t('choose'), text: t('chooseText', { days: 7 }), state: 'next' },
    { title: t('sign'), text: t('signText'), state: 'next' },
  ];
}

import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { Section } from './section';

/** With and without something beside its title. */
export const examples = {
  plain: () => {
    const t = useTranslations('home.how');
    return (
      <Section title={t('title')}>
        <p>{t('whoText')}</p>
      </Section>
    );
  },
  aside: () => {
    const t = useTranslations('home');
    return (
      <Section
        near
        title={t('notices.title')}
        aside={
          <Button small variant="text">
            {t('review.refresh')}
          </Button>
        }
      >
        <p>{t('how.whoText')}</p>
      </Section>
    );
  },
};

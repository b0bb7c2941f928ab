import { useTranslations } from 'next-intl';
import { AppBar } from '@/components/app-bar/app-bar';
import { Button } from '@/components/button/button';
import { Card } from '@/components/card/card';
import { Dock } from '@/components/dock/dock';
import { Skeleton, SkeletonCard } from '@/components/skeleton/skeleton';
import { Page } from './page';

/** A whole page, and one that is being loaded. */
export const examples = {
  whole: () => {
    const t = useTranslations('home');
    const save = useTranslations('application')('save');
    return (
      <Page
        bar={<AppBar title={t('init.progress')} back={{ onClick: () => undefined }} />}
        dock={
          <Dock>
            <Button>{save}</Button>
          </Dock>
        }
      >
        <h1>{t('steps.basic')}</h1>
        <p className="lede">{t('steps.basicText')}</p>
        <Card title={t('refused.saved')}>
          <p>{t('refused.savedText')}</p>
        </Card>
      </Page>
    );
  },
  busy: () => {
    const t = useTranslations('home');
    return (
      <Page busy bar={<AppBar title={t('init.progress')} />}>
        <Skeleton title={t('init.progress')}>
          <SkeletonCard />
          <SkeletonCard />
        </Skeleton>
      </Page>
    );
  },
};

/** It is the page. */
export const alone = true;

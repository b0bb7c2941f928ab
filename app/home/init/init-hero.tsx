import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { stepPath } from '@/app/application/step-path';
import { Button } from '@/components/button/button';
import { Hero } from '@/components/hero/hero';
import { iconFileText } from '@/components/icon/shapes/loan';
import { iconCircleCheck, iconClock } from '@/components/icon/shapes/status';
import { Money } from '@/components/money/money';
import { Pill } from '@/components/pill/pill';
import type { Home } from '@/lib/api/schemas/home';
import { useFormat } from '@/lib/format/use-format';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from '../home.ids';
import type { Steps } from './use-steps';

type Props = { home: Home; steps: Steps };

/** The top of Home before anything is handed in: new, half way, or after an earlier answer ended. */
export function InitHero({ home, steps }: Props) {
  if (home.review?.valid_until) return <Expired home={home} until={home.review.valid_until} />;
  if (home.review?.retry_at) return <AgainAllowed home={home} />;
  return <Offered home={home} steps={steps} />;
}

function Offered({ home, steps }: Props) {
  const t = useTranslations('home.init');
  const offer = useTranslations('home.offer');
  const name = home.user?.first_name;
  const begun = steps.number > 1;
  const { ready } = steps;
  return (
    <Hero
      sun="behind"
      pill={
        begun && (
          <Pill icon={iconFileText}>{t('step', { step: steps.number, total: steps.total })}</Pill>
        )
      }
      title={name ? offer('titleNamed', { name }) : offer('title')}
      amount={<Money size="hero" amount={home.teaser.max_amount} />}
      text={begun ? t('saved') : t('easy', { steps: steps.total })}
    >
      <p>{ready ? t('ready') : t.rich('next', { step: steps.title, b: strong })}</p>
      <GoOn home={home}>{ready ? t('send') : begun ? t('goOn') : t('start')}</GoOn>
    </Hero>
  );
}

function Expired({ home, until }: { home: Home; until: string }) {
  const t = useTranslations('home.init');
  const format = useFormat();
  return (
    <Hero
      sun="half"
      pill={
        <Pill tone="warn" icon={iconClock}>
          {t('expiredPill')}
        </Pill>
      }
      title={t('expired', { date: format.date(until, 'short') })}
      text={t('expiredText')}
    >
      <GoOn home={home}>{t('askReview')}</GoOn>
    </Hero>
  );
}

function AgainAllowed({ home }: { home: Home }) {
  const t = useTranslations('home.init');
  const name = home.user?.first_name;
  return (
    <Hero
      sun="half"
      pill={
        <Pill tone="ok" icon={iconCircleCheck}>
          {t('againPill')}
        </Pill>
      }
      title={name ? t('again', { name }) : t('againNoName')}
      text={t('againText')}
    >
      <GoOn home={home}>{t('askReview')}</GoOn>
    </Hero>
  );
}

function GoOn({ home, children }: { home: Home; children: ReactNode }) {
  const linkTo = useLinkTo();
  return (
    <Button id={ids.goOn} {...linkTo(stepPath(home.next_step ?? 'basic'))}>
      {children}
    </Button>
  );
}

function strong(chunks: ReactNode) {
  return <b>{chunks}</b>;
}

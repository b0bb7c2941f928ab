import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { stepPath } from '@/app/application/step-path';
import { Button } from '@/components/button/button';
import { strong } from '@/components/foundation/strong';
import { Hero } from '@/components/hero/hero';
import { iconFileText } from '@/components/icon/shapes/loan';
import { iconCircleCheck, iconClock } from '@/components/icon/shapes/status';
import { Money } from '@/components/money/money';
import { Pill } from '@/components/pill/pill';
import { Section } from '@/components/section/section';
import { Timeline } from '@/components/timeline/timeline';
import type { Home } from '@/lib/api/schemas/home';
import { useFormat } from '@/lib/format/use-format';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from '../home.ids';
import type { PartProps } from '../part-props';
import { type Steps, useSteps } from './use-steps';

/** Before the application is submitted: the offer, the progress, and the next step. */
export function InitState({ home }: PartProps) {
  const t = useTranslations('home.init');
  const steps = useSteps(home.next_step ?? 'basic');
  return (
    <>
      <InitHero home={home} steps={steps} />
      <Section title={t('progress')}>
        <Progress steps={steps} />
      </Section>
    </>
  );
}

/** The steps; those that are done lead to their form, and from there back to Home. */
function Progress({ steps }: { steps: Steps }) {
  const t = useTranslations('home.steps');
  const linkTo = useLinkTo();
  const items = steps.items.map(({ step, text, ...item }) => {
    if (item.state !== 'done') return { ...item, text };
    return {
      ...item,
      text: (
        <a className="home-correct" {...linkTo(stepPath(step), { back: '1' })}>
          {t('correct')} <span className="visually-hidden">{item.title}</span>
        </a>
      ),
    };
  });
  return <Timeline items={items} />;
}

type HeroProps = { home: Home; steps: Steps };

function InitHero({ home, steps }: HeroProps) {
  if (home.review?.valid_until) return <Expired home={home} until={home.review.valid_until} />;
  if (home.review?.retry_at) return <RetryAllowed home={home} />;
  return <Offer home={home} steps={steps} />;
}

function Offer({ home, steps }: HeroProps) {
  const t = useTranslations('home.init');
  const offer = useTranslations('home.offer');
  const name = home.user?.first_name;
  const isStarted = steps.number > 1;
  const { isComplete } = steps;
  return (
    <Hero
      sun="behind"
      pill={
        isComplete ? (
          <Pill tone="ok" icon={iconCircleCheck}>
            {t('ready')}
          </Pill>
        ) : (
          isStarted && (
            <Pill icon={iconFileText}>{t('step', { step: steps.number, total: steps.total })}</Pill>
          )
        )
      }
      title={name ? offer('titleNamed', { name }) : offer('title')}
      amount={<Money size="hero" amount={home.teaser.max_amount} />}
      text={isStarted ? t('saved') : t('easy', { steps: steps.total })}
    >
      {!isComplete && <p>{t.rich('next', { step: steps.title, b: strong })}</p>}
      <GoOn home={home}>{isComplete ? t('send') : isStarted ? t('goOn') : t('start')}</GoOn>
      <p className="small muted mt-3">{offer('condition')}</p>
    </Hero>
  );
}

/** The approval has expired: another review can be requested. */
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

/** The waiting period after a refusal is over: another review can be requested. */
function RetryAllowed({ home }: { home: Home }) {
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

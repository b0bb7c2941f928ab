import { useTranslations } from 'next-intl';
import { Section } from '@/components/section/section';
import { Timeline } from '@/components/timeline/timeline';
import type { PartProps } from '../part-props';
import { InitHero } from './init-hero';
import { useSteps } from './use-steps';

/** Nothing is handed in: what is on offer, how far the application is, and how it goes on. */
export function InitState({ home, topOnly }: PartProps) {
  const t = useTranslations('home.init');
  const steps = useSteps(home.next_step ?? 'basic');
  return (
    <>
      <InitHero home={home} steps={steps} />
      {!topOnly && (
        <Section title={t('progress')}>
          <Timeline items={steps.items} />
        </Section>
      )}
    </>
  );
}

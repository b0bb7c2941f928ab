import { useTranslations } from 'next-intl';
import { stepPath } from '@/app/application/step-path';
import { Button } from '@/components/button/button';
import { Hero } from '@/components/hero/hero';
import { iconCamera } from '@/components/icon/shapes/input';
import { iconBuildingBank, iconFileText } from '@/components/icon/shapes/loan';
import { iconUser } from '@/components/icon/shapes/navigation';
import { iconAlertTriangle } from '@/components/icon/shapes/status';
import { Pill } from '@/components/pill/pill';
import { LinkRow, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import type { Step } from '@/lib/api/schemas/basics';
import type { Review } from '@/lib/api/schemas/home';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from '../home.ids';
import { useStepTexts } from '../init/use-steps';
import type { PartProps } from '../part-props';

const icons = {
  basic: iconUser,
  social: iconUser,
  withdrawal: iconBuildingBank,
  id_card: iconCamera,
  submit: iconFileText,
  done: iconFileText,
} as const satisfies Record<Step, unknown>;

/** Something must be corrected: the reason, and links to the steps. */
export function NotApproved({ home }: PartProps) {
  const t = useTranslations('home.notApproved');
  const linkTo = useLinkTo();
  const texts = useStepTexts();
  const reason = home.review?.reason;
  const named = namedFix(home.review);
  const fix = named ?? unnamedFix(home.next_step);
  const name = home.user?.first_name;
  const [first = 'submit'] = fix;
  const hasFixes = fix.length > 0;
  // The corrected step comes back here, where the next one is.
  const correct = (step: Step) => linkTo(stepPath(step), { fix: '1' });
  return (
    <>
      <Hero
        sun="half"
        pill={
          hasFixes ? (
            <Pill tone="warn" icon={iconAlertTriangle}>
              {t('pill')}
            </Pill>
          ) : undefined
        }
        title={!hasFixes ? t('titleSend') : name ? t('title', { name }) : t('titleNoName')}
        text={hasFixes ? (reason ?? t('text')) : t('sendText')}
      >
        {named && hasFixes && <p>{t('left', { count: named.length })}</p>}
        <Button id={ids.fix} {...(hasFixes ? correct(first) : linkTo(stepPath(first)))}>
          {hasFixes ? t('fix') : t('send')}
        </Button>
      </Hero>
      {hasFixes && (
        <Section title={t('list')}>
          <Rows>
            {fix.map((step) => (
              <LinkRow key={step} icon={icons[step]} {...texts[step]} {...correct(step)} />
            ))}
          </Rows>
        </Section>
      )}
    </>
  );
}

/** What the review says to correct. Photos are taken again at their step, also a selfie that came with another. */
function namedFix({ fix, fix_photos = [] }: Partial<Review> = {}): readonly Step[] | undefined {
  if (!fix?.length || fix_photos.length === 0 || fix.includes('id_card')) return fix;
  return [...fix, 'id_card'];
}

/** What to correct where the review does not say: the next step, or any. */
function unnamedFix(next: Step | undefined): readonly Step[] {
  if (next === undefined) return ['basic', 'social', 'withdrawal', 'id_card'];
  return next === 'submit' || next === 'done' ? [] : [next];
}

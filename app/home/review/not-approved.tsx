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
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from '../home.ids';
import { useStepWords } from '../init/use-steps';
import type { PartProps } from '../part-props';

const icons = {
  basic: iconUser,
  social: iconUser,
  withdrawal: iconBuildingBank,
  id_card: iconCamera,
  submit: iconFileText,
  done: iconFileText,
} as const satisfies Record<Step, unknown>;

/** Something does not match: what, and the steps to correct, each with its way. */
export function NotApproved({ home, topOnly }: PartProps) {
  const t = useTranslations('home.notApproved');
  const linkTo = useLinkTo();
  const words = useStepWords();
  const { reason, fix = [] } = home.review ?? {};
  const name = home.user?.first_name;
  const [first = home.next_step ?? 'submit'] = fix;
  const open = fix.length > 0;
  return (
    <>
      <Hero
        sun="half"
        pill={
          open ? (
            <Pill tone="warn" icon={iconAlertTriangle}>
              {t('pill')}
            </Pill>
          ) : undefined
        }
        title={!open ? t('titleSend') : name ? t('title', { name }) : t('titleNoName')}
        text={open ? (reason ?? t('text')) : t('sendText')}
      >
        {open && <p>{t('left', { count: fix.length })}</p>}
        <Button id={ids.fix} {...linkTo(stepPath(first))}>
          {open ? t('fix') : t('send')}
        </Button>
      </Hero>
      {!topOnly && open && (
        <Section title={t('list')}>
          <Rows>
            {fix.map((step) => (
              <LinkRow key={step} icon={icons[step]} {...words[step]} {...linkTo(stepPath(step))} />
            ))}
          </Rows>
        </Section>
      )}
    </>
  );
}

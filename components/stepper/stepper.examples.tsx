import { useTranslations } from 'next-intl';
import { Stepper } from './stepper';

/** At the first, a middle, and the last step. */
export const examples = {
  first: () => <Sample current={0} />,
  third: () => <Sample current={2} />,
  last: () => <Sample current={3} />,
};

function Sample({ current }: { current: number }) {
  const t = useTranslations('application.steps');
  return <Stepper steps={[t('basic'), t('social'), t('account'), t('photos')]} current={current} />;
}

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Stepper } from './stepper';

/** At the first, on its last page, at a middle, and the last step. */
export const examples = {
  first: () => <Sample current={0} />,
  lastPage: () => <Sample current={0} part={{ number: 3, total: 3 }} />,
  third: () => <Sample current={2} />,
  last: () => <Sample current={3} />,
};

function Sample(position: Pick<ComponentProps<typeof Stepper>, 'current' | 'part'>) {
  const t = useTranslations('application.steps');
  return <Stepper steps={[t('basic'), t('social'), t('account'), t('photos')]} {...position} />;
}

import { useTranslations } from 'next-intl';
import { memo, type ReactNode } from 'react';
import { LinkRow, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import type { AccountState } from '@/lib/api/schemas/order';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from './home.ids';

type Props = {
  /** The state of a user's account, whose content above may have a link to customer service already. */
  state?: AccountState;
  /** In place of that link. */
  children?: ReactNode;
};

/** Links to the most asked questions and to customer service. */
export const HomeHelp = memo(function HomeHelp({ state, children }: Props) {
  const t = useTranslations('home.help');
  const linkTo = useLinkTo();
  return (
    <Section title={t('title')}>
      <Rows>
        <LinkRow id={ids.helpCost} title={t('cost')} {...linkTo('/pages/product/product')} />
        <LinkRow
          id={ids.helpLate}
          title={t('late')}
          {...linkTo('/pages/policy/policy', { type: 'faq', q: 'late' })}
        />
        {children}
        {!children && state !== 'overdue' && state !== 'refused' && (
          <LinkRow
            id={ids.helpPerson}
            title={t('person')}
            {...linkTo('/pages/custom-service/custom-service')}
          />
        )}
      </Rows>
    </Section>
  );
});

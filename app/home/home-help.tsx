import { useTranslations } from 'next-intl';
import { memo, type ReactNode } from 'react';
import { LinkRow, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ids } from './home.ids';

type Props = {
  /** The content above has a link to customer service already. */
  hasService?: boolean;
  /** In place of that link, on a screen that has the title. */
  children?: ReactNode;
};

/** Links to the most asked questions and to customer service. */
export const HomeHelp = memo(function HomeHelp({ hasService = false, children }: Props) {
  const t = useTranslations('home.help');
  const linkTo = useLinkTo();
  const rows = (
    <Rows>
      <LinkRow id={ids.helpCost} title={t('cost')} {...linkTo('/pages/product/product')} />
      <LinkRow
        id={ids.helpLate}
        title={t('late')}
        {...linkTo('/pages/policy/policy', { type: 'faq', q: 'late' })}
      />
      {children}
      {!children && !hasService && (
        <LinkRow
          id={ids.helpPerson}
          title={t('person')}
          {...linkTo('/pages/custom-service/custom-service')}
        />
      )}
    </Rows>
  );
  return children ? rows : <Section title={t('title')}>{rows}</Section>;
});

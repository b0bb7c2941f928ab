import { useTranslations } from 'next-intl';
import { LinkRow, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { usePageTurn } from '@/lib/router/use-page-turn';
import { StepForm, type StepFormProps } from './step-form';
import { pages, partOf, type StepPage } from './step-pages';
import type { PagedForm } from './use-paged-form';

type Props = Omit<StepFormProps, 'form' | 'part' | 'title' | 'submitLabel'> & {
  form: PagedForm;
  titles: Record<StepPage, string>;
};

/** The layout of a step of two pages: that of a step, and in a correction the way to the other page. */
export function PagedStepForm({ form, titles, children, ...props }: Props) {
  const t = useTranslations('application');
  const { page, corrects, saves } = form;
  return (
    <StepForm
      {...props}
      form={form}
      part={partOf(page)}
      title={titles[page]}
      submitLabel={t(corrects ? 'saveFix' : saves ? 'save' : 'next')}
    >
      {children}
      {corrects && <OtherPage page={page} titles={titles} />}
    </StepForm>
  );
}

/** The way to the other page, where each saves. Back leaves, wherever the user has looked. */
function OtherPage({ page, titles }: { page: StepPage; titles: Record<StepPage, string> }) {
  const t = useTranslations('application');
  const turn = usePageTurn();
  const other = pages[page === '1' ? 1 : 0];
  return (
    <Section title={t('otherPages')}>
      <Rows>
        <LinkRow title={titles[other]} onClick={() => turn(other, 'replace')} />
      </Rows>
    </Section>
  );
}

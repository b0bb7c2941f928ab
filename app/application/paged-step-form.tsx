import { useTranslations } from 'next-intl';
import { LinkRow, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import { usePageTurn } from '@/lib/router/use-page-turn';
import { doubtsRun, StepForm, type StepFormProps } from './step-form';
import { pages, partOf, type StepPage } from './step-pages';
import type { PagedForm } from './use-paged-form';

type Props = Omit<StepFormProps, 'form' | 'part' | 'title' | 'submitLabel'> & {
  form: PagedForm;
  titles: Record<StepPage, string>;
  /** The page with the RUN, which alone shows a review that doubts it. */
  runPage?: StepPage;
};

/** The layout of a step of two pages: that of a step, and in a correction the way to the other page, as each saves. */
export function PagedStepForm({ form, titles, review, runPage, children, ...props }: Props) {
  const t = useTranslations('application');
  const turn = usePageTurn();
  const { page, corrects, saves } = form;
  const other = pages[page === '1' ? 1 : 0];
  const isElsewhere = other === runPage && doubtsRun(review);
  return (
    <StepForm
      {...props}
      form={form}
      review={isElsewhere ? undefined : review}
      part={partOf(page)}
      title={titles[page]}
      submitLabel={t(corrects ? 'saveFix' : saves ? 'save' : 'next')}
    >
      {children}
      {corrects && (
        <Section title={t('otherPages')}>
          <Rows>
            <LinkRow
              title={titles[other]}
              text={isElsewhere ? t('fixRun') : undefined}
              // Back leaves, wherever the user has looked.
              onClick={() => turn(other, 'replace')}
            />
          </Rows>
        </Section>
      )}
    </StepForm>
  );
}

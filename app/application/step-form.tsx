import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ApiErrorNotice } from '@/app/layout/api-error-notice';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { ErrorSummary } from '@/components/error-summary/error-summary';
import type { Press } from '@/components/foundation/press';
import { Notice } from '@/components/notice/notice';
import type { Review } from '@/lib/api/schemas/home';
import { ids as applicationIds } from './application.ids';
import { ApplicationFrame, type FramePlacement } from './application-frame';
import { StepHead, type StepHeading } from './step-head';
import type { StepFormState } from './use-step-form';

/** Props of {@link StepForm}. */
export type StepFormProps = FramePlacement &
  StepHeading & {
    form: StepFormState;
    ids: { form: string; submit: string };
    submitLabel: string;
    /** The review that requested a correction of this step. */
    review?: Review;
    /** What the form lacks that its user cannot give, such as a list that did not load. */
    waiting?: string;
    /** Rendered above the other notices. */
    notice?: ReactNode;
    /** Rendered after the form: a sheet, which keeps the form as it is while it is sent; `null` for none now. */
    overlay?: ReactNode;
    /** The fields. */
    children: ReactNode;
  };

/** The layout of a step's form: error summary, title, notices, fields, and the submit button in the dock. */
export function StepForm({
  form,
  ids,
  title,
  compact,
  lede,
  submitLabel,
  review,
  waiting,
  notice,
  overlay,
  children,
  ...placement
}: StepFormProps) {
  return (
    <ApplicationFrame
      {...placement}
      dock={
        <Dock>
          <div className="stack">
            <ApiErrorNotice error={form.failure} id={applicationIds.failure} />
            <Button
              id={ids.submit}
              type="submit"
              form={ids.form}
              loading={form.sending}
              waiting={waiting}
            >
              {submitLabel}
            </Button>
          </div>
        </Dock>
      }
    >
      <ErrorSummary {...form.summary} />
      <StepHead
        title={title}
        lede={lede}
        compact={compact}
        part={placement.part}
        quiet={form.summary.items.length > 0}
      />
      {notice}
      <StepNotices review={review} restored={form.restored} />
      {/* What is changed while the rest is saved would be lost: the saved form is left, and its draft removed. */}
      <form
        id={ids.form}
        noValidate
        inert={form.sending && overlay === undefined}
        onSubmit={form.submit}
      >
        {children}
      </form>
      {overlay}
    </ApplicationFrame>
  );
}

/** The reasons of a review that doubt the RUN. */
const runReasons: readonly (string | undefined)[] = ['id_mismatch', 'other_account'];

/** Whether a review doubts the RUN of the basic information. */
export function doubtsRun(review: Review | undefined): boolean {
  return runReasons.includes(review?.reason_code);
}

type StepNoticesProps = Pick<StepFormProps, 'review'> & {
  /** Leads to the RUN, where the review doubts it. */
  toRun?: Press;
  /** The form shows a draft that was not sent. */
  restored?: boolean;
};

/** The notices above a step: the correction that a review requested, and that a draft was restored. */
export function StepNotices({ review, toRun, restored }: StepNoticesProps) {
  const t = useTranslations('application');
  return (
    <>
      {review?.reason && (
        <div className="mt-4">
          <Notice tone="warn" title={t('fixTitle')} id={applicationIds.fix}>
            <p>{review.reason}</p>
            {toRun && doubtsRun(review) && (
              <p className="mt-3">
                <Button small variant="soft" opens {...toRun}>
                  {t('fixRun')}
                </Button>
              </p>
            )}
          </Notice>
        </div>
      )}
      {restored && (
        <div className="mt-4">
          <Notice id={applicationIds.restored}>{t('restored')}</Notice>
        </div>
      )}
    </>
  );
}

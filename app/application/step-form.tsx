import { useTranslations } from 'next-intl';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { ApiErrorNotice } from '@/app/layout/api-error-notice';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { ErrorSummary } from '@/components/error-summary/error-summary';
import { classes } from '@/components/foundation/classes';
import { Notice } from '@/components/notice/notice';
import type { Review } from '@/lib/api/schemas/home';
import { ids as applicationIds } from './application.ids';
import { ApplicationFrame, type FramePlacement } from './application-frame';
import type { StepFormState } from './use-step-form';
import './step-form.css';

type Props = FramePlacement & {
  form: StepFormState;
  ids: { form: string; submit: string };
  title: string;
  /** Less space above the title. */
  compact?: boolean;
  lede?: string;
  submitLabel: string;
  /** The review that requested a correction of this step. */
  review?: Review;
  /** Rendered above the other notices. */
  notice?: ReactNode;
  /** Rendered after the form: a sheet. */
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
  notice,
  overlay,
  children,
  ...placement
}: Props) {
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
              onClick={placement.part && ignoreSecondTap}
            >
              {submitLabel}
            </Button>
          </div>
        </Dock>
      }
    >
      <ErrorSummary {...form.summary} />
      <StepTitle
        title={title}
        part={placement.part}
        compact={compact}
        quiet={form.summary.items.length > 0}
      />
      {lede && <p className="lede">{lede}</p>}
      {notice}
      <StepNotices review={review} restored={form.restored} />
      <form id={ids.form} noValidate onSubmit={form.submit}>
        {children}
      </form>
      {overlay}
    </ApplicationFrame>
  );
}

/** The second tap of a double tap hits the button of the next page, which the user has not seen yet. */
function ignoreSecondTap(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

type StepTitleProps = Pick<Props, 'title' | 'compact' | 'part'> & {
  /** The error summary takes the focus. */
  quiet: boolean;
};

/** The h1. That of another page of the step is scrolled to and takes the focus: screen readers start there. */
function StepTitle({ title, part, compact, quiet }: StepTitleProps) {
  const t = useTranslations('application');
  const heading = useRef<HTMLHeadingElement>(null);
  const number = part?.number;
  const shown = useRef(number);
  useEffect(() => {
    if (shown.current === number) return;
    shown.current = number;
    if (quiet) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [number, quiet]);
  return (
    <h1
      ref={heading}
      tabIndex={part && -1}
      className={classes('step-title', compact ? 'mt-2' : 'mt-5')}
    >
      {part && <span className="step-part">{t('part', part)} </span>}
      {title}
    </h1>
  );
}

type StepNoticesProps = {
  review?: Review;
  /** The form shows a draft that was not sent. */
  restored?: boolean;
};

/** The notices above a step: the correction that a review requested, and that a draft was restored. */
export function StepNotices({ review, restored }: StepNoticesProps) {
  const t = useTranslations('application');
  return (
    <>
      {review?.reason && (
        <div className="mt-4">
          <Notice tone="warn" title={t('fixTitle')} id={applicationIds.fix}>
            {review.reason}
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

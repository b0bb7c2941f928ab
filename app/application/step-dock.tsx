import { useTranslations } from 'next-intl';
import { ApiErrorNotice } from '@/app/layout/api-error-notice';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import type { ApiError } from '@/lib/api/errors';
import { ids } from './application.ids';

type Props = {
  /** The id of the form that it submits. */
  formId: string;
  id: string;
  /** From the tap until the answer. */
  sending: boolean;
  /** Why the last try was not taken. */
  failure: ApiError | null;
  /** The person came to correct something and goes back Home. */
  fix: boolean;
};

/** The one primary button of a step; what went wrong stays above it until the next try. */
export function StepDock({ formId, id, sending, failure, fix }: Props) {
  const t = useTranslations('application');
  return (
    <Dock>
      <div className="stack">
        <ApiErrorNotice error={failure} id={ids.failure} />
        <Button id={id} type="submit" form={formId} loading={sending}>
          {fix ? t('saveFix') : t('save')}
        </Button>
      </div>
    </Dock>
  );
}

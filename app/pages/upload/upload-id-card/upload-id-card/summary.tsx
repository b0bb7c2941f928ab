import { useTranslations } from 'next-intl';
import { ApplicationFrame } from '@/app/application/application-frame';
import { StepFallback } from '@/app/application/step-fallback';
import { StepHead } from '@/app/application/step-head';
import { stepPath } from '@/app/application/step-path';
import { ApiErrorNotice } from '@/app/layout/api-error-notice';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { SkeletonFigures, SkeletonSection } from '@/components/skeleton/skeleton';
import { usualAuditMinutes } from '@/lib/loan/constants';
import { useNavigator } from '@/lib/router/router-context';
import { PhotoPictures } from './photo-pictures';
import { ids } from './screen.ids';
import { FormSections, SummarySection } from './summary-sections';
import { type ApplicationPhotos, photoProgress } from './use-photos';
import type { Submission } from './use-submit-application';
import { useSummary } from './use-summary';

type Props = { photos: ApplicationPhotos; submission: Submission };

/** All that the user has given, by section and each to correct, and the button that submits the application. */
export function Summary({ photos, submission }: Props) {
  const t = useTranslations('uploadIdCard.summary');
  const steps = useTranslations('application.steps');
  const navigator = useNavigator();
  const load = useSummary();
  const place = { step: 'id_card', progress: photoProgress(photos) } as const;
  const photosTarget = { path: stepPath('id_card'), query: {} };
  if (load.name !== 'ready') {
    return (
      <StepFallback {...place} title={t('title')} lede={t('lede')} compact load={load}>
        {[12, 5, 3].map((count) => (
          <SkeletonSection key={count}>
            <SkeletonFigures count={count} />
          </SkeletonSection>
        ))}
      </StepFallback>
    );
  }
  return (
    <ApplicationFrame
      {...place}
      dock={
        <Dock>
          <p className="dock__note">{t('note', { minutes: usualAuditMinutes })}</p>
          <div className="stack">
            <ApiErrorNotice error={submission.failure} id={ids.failure} />
            <Button id={ids.submit} loading={submission.submitting} onClick={submission.submit}>
              {t('submit')}
            </Button>
          </div>
        </Dock>
      }
    >
      <StepHead title={t('title')} lede={t('lede')} compact />
      <FormSections data={load.data} />
      <SummarySection
        name="photos"
        title={steps('photos')}
        correct={{
          href: navigator.href(photosTarget),
          onClick: (event) => {
            event.preventDefault();
            navigator.back(photosTarget);
          },
        }}
      >
        <PhotoPictures photos={photos} />
      </SummarySection>
    </ApplicationFrame>
  );
}

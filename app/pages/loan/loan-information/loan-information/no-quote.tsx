import { useTranslations } from 'next-intl';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { choiceToQuery, type LoanChoice } from '@/app/loan/choice';
import { FailedFrame } from '@/app/loan/failed-frame';
import type { QuoteState } from '@/app/loan/quote/use-quote';
import { useFailureText } from '@/app/loan/use-failure-text';
import { EmptyArt } from '@/components/art/state-art';
import { Button } from '@/components/button/button';
import { SkeletonDock } from '@/components/skeleton/skeleton-dock';
import { StateView } from '@/components/state-view/state-view';
import { isOfflineError } from '@/lib/api/use-call';
import { useLinkTo } from '@/lib/router/use-link-to';
import { ConfirmSkeleton } from './confirm-skeleton';
import { ids } from './screen.ids';

type Props = { choice: LoanChoice; state: QuoteState };

/** The screen until the first quote: loading, not available for this choice, or failed. */
export function NoQuote({ choice, state: { status, error, refetch } }: Props) {
  const t = useTranslations('loanInformation');
  const textOf = useFailureText();
  const linkTo = useLinkTo();
  if (status === 'noTerm' || error?.code === 'refused') {
    return (
      <ScreenFrame title={t('title')}>
        <StateView
          page
          live
          art={<EmptyArt />}
          title={t('noTerm.title')}
          text={error ? textOf(error) : t('noTerm.text')}
          action={
            <Button
              id={ids.choose}
              {...linkTo(
                '/pages/loan/loan-info-choose/loan-info-choose',
                choiceToQuery(choice),
                'replace',
              )}
            >
              {t('noTerm.action')}
            </Button>
          }
        />
      </ScreenFrame>
    );
  }
  if (error) {
    const retry = async () => {
      refetch();
      return true;
    };
    const call = { error, isOffline: isOfflineError(error), isRefreshing: false, retry };
    return <FailedFrame title={t('title')} call={call} part="cost" />;
  }
  return (
    <ScreenFrame heading busy title={t('title')} dock={<SkeletonDock />}>
      <ConfirmSkeleton />
    </ScreenFrame>
  );
}

import { useTranslations } from 'next-intl';
import { HandedIn } from '@/app/application/handed-in';
import { LoadFailure } from '@/app/layout/load-state';
import { Bone, Skeleton, SkeletonForm, SkeletonHead } from '@/components/skeleton/skeleton';
import { SkeletonDock } from '@/components/skeleton/skeleton-dock';
import { PayoutFrame } from './payout-frame';
import type { PayoutLoad } from './use-payout-load';

type Props = {
  load: Exclude<PayoutLoad, { name: 'ready' }>;
  /** As far as the address tells before the account's state is known. */
  applying: boolean;
};

/** The form cannot be shown: not there yet, not to be had, or closed while the account is in use. */
export function PayoutWaiting({ load, applying }: Props) {
  const t = useTranslations('payout');
  if (load.name === 'loading') {
    return (
      <PayoutFrame applying={applying} busy dock={<SkeletonDock />}>
        <Skeleton title={t('title')}>
          <div className="mt-2">
            <Bone shape="title" width={60} />
            <SkeletonHead />
            <SkeletonForm fields={3} />
          </div>
        </Skeleton>
      </PayoutFrame>
    );
  }
  if (load.name === 'locked') {
    return (
      <PayoutFrame applying={applying}>
        <HandedIn state={load.state} />
      </PayoutFrame>
    );
  }
  return (
    <PayoutFrame applying={applying}>
      <LoadFailure call={load.call} page serverText />
    </PayoutFrame>
  );
}

'use client';
import { useTranslations } from 'next-intl';
import useSWR from 'swr';
import * as v from 'valibot';
import { askSandbox } from '@/app/demo/ask-sandbox';
import { Button } from '@/components/button/button';
import { Skeleton, SkeletonCard } from '@/components/skeleton/skeleton';
import { ErrorState } from '@/components/state-view/state-view';
import { useLinkTo } from '@/lib/router/use-link-to';
import { DemoChoices } from './demo-choices';
import { type DemoPayment, demoPayment } from './demo-payment';

type Props = { href: string; onDone: () => void };

/** The pay page of the sandbox that lives in the page: the person chooses how the payment ends. */
export function DemoPay({ href, onDone }: Props) {
  const t = useTranslations('orders.missing');
  const linkTo = useLinkTo();
  const id = new URL(href).searchParams.get('payment') ?? '';
  const { data, error, isValidating, mutate } = useSWR<DemoPayment, unknown>(
    ['sandbox payment', id],
    async () => v.parse(demoPayment, await askSandbox(`payment?payment=${encodeURIComponent(id)}`)),
    { shouldRetryOnError: false, dedupingInterval: 0 },
  );
  if (data) return <DemoChoices payment={data} onDone={onDone} />;
  if (error !== undefined) {
    return (
      <>
        <ErrorState onRetry={() => void mutate().catch(ignore)} retrying={isValidating} />
        <Button variant="text" {...linkTo('/pages/my-loan/my-loan', {}, 'relaunch')}>
          {t('action')}
        </Button>
      </>
    );
  }
  return (
    <Skeleton>
      <SkeletonCard lines={4} />
    </Skeleton>
  );
}

function ignore(): void {}

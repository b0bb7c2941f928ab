'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/icon/icon';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import { usePull } from './use-pull';

type PullToRefreshProps = {
  /** Refetches; the disc disappears when it settles, or after 60 s. The caller reports failures. */
  onRefresh: () => Promise<unknown>;
  children: ReactNode;
};

/** A page that refetches when it is pulled down; keyboard and screen reader users get a button. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const t = useTranslations('ui.pull');
  const { root, phase, succeeded, refresh } = usePull(onRefresh);
  const refreshing = phase === 'refreshing';
  return (
    <div className="pull" ref={root} data-phase={phase}>
      <div className="pull__disc" aria-hidden="true">
        <Icon of={iconRefresh} />
      </div>
      <button
        type="button"
        className="pull__button"
        aria-disabled={refreshing || undefined}
        onClick={refresh}
      >
        {t('refresh')}
      </button>
      <p className="visually-hidden" role="status">
        {refreshing && t('refreshing')}
        {phase === 'restoring' && succeeded && t('done')}
      </p>
      {children}
    </div>
  );
}

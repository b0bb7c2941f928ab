import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** Props of {@link Skeleton}. */
export type SkeletonProps = {
  /** The shapes: `Bone`, `SkeletonRows`, `SkeletonCard`, `SkeletonHero`. */
  children: ReactNode;
};

/** The shape of content to come, silent but for "Cargando". */
export function Skeleton({ children }: SkeletonProps) {
  const t = useTranslations('ui.loader');
  return (
    <>
      <p className="vh" role="status">
        {t('loading')}
      </p>
      <div aria-hidden="true">{children}</div>
    </>
  );
}

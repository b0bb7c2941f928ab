import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** Props of {@link Skeleton}. */
export type SkeletonProps = {
  /** The shapes: `Bone`, `SkeletonRows`, `SkeletonCard`, `SkeletonHero`. */
  children: ReactNode;
  /** The screen's name, its h1 for screen readers until the real one is there. */
  title?: string;
};

/** The shape of content to come, silent but for "Cargando". */
export function Skeleton({ children, title }: SkeletonProps) {
  const t = useTranslations('ui.loader');
  return (
    <>
      {title !== undefined && <h1 className="vh">{title}</h1>}
      <p className="vh" role="status">
        {t('loading')}
      </p>
      <div aria-hidden="true">{children}</div>
    </>
  );
}

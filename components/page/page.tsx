import type { ReactNode } from 'react';

/** Props of {@link Page}. */
export type PageProps = {
  /** The `AppBar` or `HomeBar`. */
  bar?: ReactNode;
  /** Between bar and content, as wide as the screen: the `Stepper`. */
  top?: ReactNode;
  /** The `Dock` with the primary action. */
  dock?: ReactNode;
  /** The `TabBar`, on the three tabs only. */
  tabBar?: ReactNode;
  /** The content is being loaded; with skeletons in it. */
  busy?: boolean;
  children: ReactNode;
};

/** A screen: bar, the main landmark with content and dock, tab bar, in one column of 430 px at most. */
export function Page({ bar, top, dock, tabBar, busy = false, children }: PageProps) {
  return (
    <div className="page">
      {bar}
      <main className="page__main" aria-busy={busy || undefined}>
        {top}
        <div className="page__content">{children}</div>
        {dock}
      </main>
      {tabBar}
    </div>
  );
}

import type { ReactNode } from 'react';

type PageProps = {
  /** The `AppBar` or `HomeBar`. */
  bar?: ReactNode;
  /** Between bar and content, full width: the `Stepper`. */
  top?: ReactNode;
  /** The `Dock` with the primary action. */
  dock?: ReactNode;
  /** The `TabBar`, on the three tabs only. */
  tabBar?: ReactNode;
  /** The content is loading; it shows skeletons. */
  busy?: boolean;
  children: ReactNode;
};

/** The frame of a screen: bar, main landmark with content and dock, tab bar, in a column of at most 430 px. */
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

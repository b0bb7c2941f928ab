'use client';
import type { ReactNode } from 'react';
import { AppBar } from '@/components/app-bar/app-bar';
import { Page } from '@/components/page/page';
import { config } from '@/lib/config';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useRouter } from '@/lib/router/use-router';
import { useHeadingGone } from './use-heading-gone';

type Props = {
  /** Shown in the bar and in the document's title. */
  title: string;
  /**
   * The title is the screen's h1: only if the content has none. In the bar where a figure is the largest on the screen;
   * `large`, as the first line of the content and, once that is scrolled away, in the bar, where there is no figure.
   */
  heading?: boolean | 'large';
  /** The bar shows the product's name instead: what is below says what it is. */
  mark?: boolean;
  /** Shows the Back button; false on screens that end a flow. */
  back?: boolean;
  /** A `Hero` or a banner is below the bar: it has the colour of its sky, `dusk` for an overdue loan. */
  sky?: boolean | 'dusk';
  /** Shows the link to customer service; false on its own screens. */
  help?: boolean;
  /** Between bar and content: the stepper. */
  top?: ReactNode;
  dock?: ReactNode;
  busy?: boolean;
  children: ReactNode;
};

/** The frame of every screen that is not a tab: a bar with Back and help, the content, a dock. */
export function ScreenFrame({
  title,
  heading,
  mark = false,
  back = true,
  help = true,
  sky,
  children,
  ...page
}: Props) {
  const router = useRouter();
  const linkTo = useLinkTo();
  const isLarge = heading === 'large';
  const { isGone, watch } = useHeadingGone();
  return (
    <>
      <title>{`${title} · ${config.brand}`}</title>
      <Page
        {...page}
        bar={
          <AppBar
            title={isLarge && !isGone ? undefined : title}
            name={mark ? config.name : undefined}
            heading={isLarge ? 'echo' : heading}
            sky={sky}
            back={back ? { onClick: router.back } : undefined}
            help={help ? linkTo('/pages/custom-service/custom-service') : undefined}
          />
        }
      >
        {isLarge && <h1 ref={watch}>{title}</h1>}
        {children}
      </Page>
    </>
  );
}

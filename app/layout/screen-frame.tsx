'use client';
import type { ReactNode } from 'react';
import { AppBar } from '@/components/app-bar/app-bar';
import { Page } from '@/components/page/page';
import { config } from '@/lib/config';
import { useLinkTo } from '@/lib/router/use-link-to';
import { useRouter } from '@/lib/router/use-router';

type Props = {
  /** Said in the bar and in the window's title. */
  title: string;
  /** The title is the screen's h1: only where the content has none. */
  heading?: boolean;
  /** Draws the way back; false on screens that end a flow. */
  back?: boolean;
  /** Draws the way to a person; false on the customer service's own screens. */
  help?: boolean;
  /** Between bar and content: the stepper. */
  top?: ReactNode;
  dock?: ReactNode;
  busy?: boolean;
  children: ReactNode;
};

/** The frame of every screen that is no tab: its bar leads back and to customer service. */
export function ScreenFrame({
  title,
  heading,
  back = true,
  help = true,
  children,
  ...page
}: Props) {
  const router = useRouter();
  const linkTo = useLinkTo();
  return (
    <>
      <title>{`${title} · ${config.brand}`}</title>
      <Page
        {...page}
        bar={
          <AppBar
            title={title}
            heading={heading}
            back={back ? { onClick: router.back } : undefined}
            help={help ? linkTo('/pages/custom-service/custom-service') : undefined}
          />
        }
      >
        {children}
      </Page>
    </>
  );
}

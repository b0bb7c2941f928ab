'use client';
import { useTranslations } from 'next-intl';
import { type MouseEvent, memo } from 'react';
import { TabBar } from '@/components/tab-bar/tab-bar';
import { emitTabTap } from '@/lib/router/tab-tap';
import { useLinkTo } from '@/lib/router/use-link-to';
import { type TabPath, tabs } from './tabs';

/** The tab bar of product.md section 2; `current` is the selected tab. */
export const AppTabBar = memo(function AppTabBar({ current }: { current: TabPath }) {
  const t = useTranslations('shell.tabs');
  const linkTo = useLinkTo();
  return (
    <TabBar
      tabs={tabs.map(({ path, label, ...icons }) => {
        const link = linkTo(path, {}, 'relaunch');
        const selected = path === current;
        return {
          ...icons,
          text: t(label),
          href: link.href,
          selected,
          onClick(event: MouseEvent<HTMLElement>) {
            if (!selected) return link.onClick(event);
            event.preventDefault();
            emitTabTap(path);
          },
        };
      })}
    />
  );
});

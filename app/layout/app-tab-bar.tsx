'use client';
import { useTranslations } from 'next-intl';
import type { TabPath } from '@/app/routing/tabs';
import {
  iconHome,
  iconHomeFilled,
  iconReceipt,
  iconReceiptFilled,
  iconUser,
  iconUserFilled,
} from '@/components/icon/shapes/navigation';
import { TabBar } from '@/components/tab-bar/tab-bar';
import { emitTabTap } from '@/lib/router/tab-tap';
import { useLinkTo } from '@/lib/router/use-link-to';

/** The tab bar of product.md section 2; `current` is the tab that shows it. */
export function AppTabBar({ current }: { current: TabPath }) {
  const t = useTranslations('shell.tabs');
  const linkTo = useLinkTo();
  const tab = (path: TabPath) => {
    const link = linkTo(path, {}, 'relaunch');
    const selected = path === current;
    return {
      href: link.href,
      selected,
      onClick(event: Parameters<typeof link.onClick>[0]) {
        if (!selected) return link.onClick(event);
        event.preventDefault();
        emitTabTap(path);
      },
    };
  };
  return (
    <TabBar
      tabs={[
        { ...tab('/'), text: t('home'), icon: iconHome, selectedIcon: iconHomeFilled },
        {
          ...tab('/pages/my-loan/my-loan'),
          text: t('loans'),
          icon: iconReceipt,
          selectedIcon: iconReceiptFilled,
        },
        {
          ...tab('/pages/profile/profile'),
          text: t('profile'),
          icon: iconUser,
          selectedIcon: iconUserFilled,
        },
      ]}
    />
  );
}

import { useTranslations } from 'next-intl';
import type { Press } from '@/components/foundation/press';
import { Icon, type IconShape } from '@/components/icon/icon';

/** One tab: its text, its icon, the filled icon of the selected tab, and its link. */
export type Tab = Press & {
  text: string;
  icon: IconShape;
  selectedIcon: IconShape;
  href: string;
  /** The current tab. A tap on it still calls `onClick` (product.md section 2, tab-tap). */
  selected: boolean;
  id?: string;
};

type TabBarProps = { tabs: readonly Tab[] };

/** The bar at the bottom, 50 px: the selected tab has a filled icon, bold text and a red line. */
export function TabBar({ tabs }: TabBarProps) {
  const t = useTranslations('ui.bar');
  return (
    <nav className="tabbar" aria-label={t('tabs')}>
      {tabs.map((tab) => (
        <a
          key={tab.href}
          id={tab.id}
          href={tab.href}
          onClick={tab.onClick}
          aria-current={tab.selected ? 'page' : undefined}
        >
          <Icon of={tab.selected ? tab.selectedIcon : tab.icon} />
          {tab.text}
        </a>
      ))}
    </nav>
  );
}

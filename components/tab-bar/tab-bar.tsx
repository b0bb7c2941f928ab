import { useTranslations } from 'next-intl';
import type { Press } from '@/components/foundation/press';
import { Icon, type IconShape } from '@/components/icon/icon';

/** One tab: its word, its icon, the filled one for when it is shown, and where it leads. */
export type Tab = Press & {
  text: string;
  icon: IconShape;
  selectedIcon: IconShape;
  href: string;
  /** The tab that is shown. Its tap still calls `onClick` (product.md section 2: tab-tap). */
  selected: boolean;
  id?: string;
};

/** Props of {@link TabBar}. */
export type TabBarProps = { tabs: readonly Tab[] };

/** The bar at the bottom, 50 px: the shown tab has a filled icon, a bold word and a red bar. */
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

import { useTranslations } from 'next-intl';
import {
  iconHome,
  iconHomeFilled,
  iconReceipt,
  iconReceiptFilled,
  iconUser,
  iconUserFilled,
} from '@/components/icon/shapes/navigation';
import { TabBar } from './tab-bar';

/** Each of the three tabs selected. */
export const examples = {
  home: () => <Sample selected="home" />,
  loans: () => <Sample selected="loans" />,
  profile: () => <Sample selected="profile" />,
};

/** It keeps to the window's lower edge. */
export const alone = true;

function Sample({ selected }: { selected: 'home' | 'loans' | 'profile' }) {
  const t = useTranslations('shell.tabs');
  const tab = { onClick: (event: { preventDefault(): void }) => event.preventDefault() };
  return (
    <TabBar
      tabs={[
        {
          ...tab,
          href: '#home',
          text: t('home'),
          icon: iconHome,
          selectedIcon: iconHomeFilled,
          selected: selected === 'home',
        },
        {
          ...tab,
          href: '#loans',
          text: t('loans'),
          icon: iconReceipt,
          selectedIcon: iconReceiptFilled,
          selected: selected === 'loans',
        },
        {
          ...tab,
          href: '#profile',
          text: t('profile'),
          icon: iconUser,
          selectedIcon: iconUserFilled,
          selected: selected === 'profile',
        },
      ]}
    />
  );
}

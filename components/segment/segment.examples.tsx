import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { iconMail } from '@/components/icon/shapes/input';
import { iconDeviceMobile } from '@/components/icon/shapes/loan';
import { Segment } from './segment';

/** Two tabs, with and without icons. */
export const examples = {
  words: () => <Sample />,
  icons: () => <Sample icons />,
};

function Sample({ icons = false }: { icons?: boolean }) {
  const t = useTranslations('getCode');
  const [value, setValue] = useState<'phone' | 'email'>('phone');
  return (
    <Segment
      label={t('ways')}
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'phone', label: t('phone.tab'), icon: icons ? iconDeviceMobile : undefined },
        { value: 'email', label: t('email.tab'), icon: icons ? iconMail : undefined },
      ]}
    />
  );
}

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Switch } from './switch';

/** Off and on. */
export const examples = {
  off: () => <Sample />,
  on: () => <Sample on />,
};

function Sample({ on: initial = false }: { on?: boolean }) {
  const t = useTranslations('consent.kinds');
  const [on, setOn] = useState(initial);
  return <Switch label={t('behavior')} on={on} onPress={() => setOn(!on)} />;
}
